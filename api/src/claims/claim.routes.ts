/**
 * Benefits and claims. People claim for themselves, under a running plan, with evidence whose content is checked.
 */
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { claimDecisionTime } from '@ilera/contracts';
import { claimables, type claims } from '../db/schema';
import { noEvidence, withUpload } from '../evidence/read-upload';
import { createUploadSlots } from '../evidence/upload-slots';
import { success, mountCall } from '../http/mount-call';
import { withIdempotency } from '../http/idempotency';
import { forbidden } from '../common/response-error';
import { lockCaller } from '../people/lock-person';
import type { Services } from '../services';
import { makeClaim, requirePlan } from './make-claim';
import { ownClaimRoutes } from './own-claim.routes';
import { readClaim } from './read-claim';

export function claimRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  ownClaimRoutes(app, services);
  const slots = createUploadSlots(services.config.rateLimits);

  mountCall(app, services, 'claimables', async () =>
    success(
      await db
        .select({ id: claimables.id, name: claimables.name, description: claimables.description })
        .from(claimables)
        .orderBy(asc(claimables.name)),
    ),
  );

  mountCall(app, services, 'claim', async ({ caller, request }) => {
    // Checks everything possible before reading the body.
    await requirePlan(db, caller.id, services.now());
    // The form sends the fields first, so that a claim for another person is refused before its files are read.
    const checkPerson = ({ user_id }: Record<string, string>) => {
      if (user_id !== undefined && Number(user_id) !== caller.id) throw forbidden();
    };
    const giveBack = slots.take(caller.id);
    try {
      return await withUpload(request, services, checkPerson, async ({ fields, files, keptNames }) => {
        const body = await readClaim(request, fields, caller.id);
        if (files.length === 0) throw noEvidence();
        // If the session ended during the upload, nothing is stored and no earlier claim is revealed.
        await db.transaction((tx) => lockCaller(tx, caller.id));
        const input = { request, body: { ...body, files: files.map(({ sha256 }) => sha256) } };
        const claim = await withIdempotency(services, input, async () => {
          const { row, isNew } = await makeClaim(services, body, files);
          if (isNew) for (const { name } of files) keptNames.add(name);
          return toClaimResponse(row);
        });
        return success(claim, `Your claim was received. We answer within ${claimDecisionTime}.`);
      });
    } finally {
      giveBack();
    }
  });
}

function toClaimResponse(claim: typeof claims.$inferSelect) {
  return {
    id: claim.id,
    reference: claim.reference,
    claimable_id: claim.claimableId,
    // A new claim is always undecided.
    status: 'processing' as const,
    created_at: claim.createdAt.toISOString(),
  };
}
