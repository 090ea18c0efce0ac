/** The people on a family's or an employer's plan. */
import { and, asc, eq, ilike, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { members } from '../db/schema';
import { success, mountCall } from '../http/mount-call';
import { containing, isNamed } from '../people/names';
import type { Services } from '../services';
import { acceptInvitation, declineInvitation } from './accept-invitation';
import { invitePeople, resendInvitation } from './invite-people';
import { leavePlan, removeMember } from './leave-plan';
import { seatsOf } from '../subscriptions/seats';
import { refundGivenUpPlan, takeUpPlan } from './take-up-plan';
import { fullName } from '../people/names';

/** Owners see only people of their own plan. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'employees', async ({ caller, query }) => {
    const pattern = containing(query.search);
    const rows = await db
      .select()
      .from(members)
      .where(
        and(
          eq(members.ownerId, caller.id),
          isNull(members.endedAt),
          pattern ? or(isNamed(members, pattern), ilike(members.email, pattern)) : undefined,
        ),
      )
      .orderBy(asc(members.firstName), asc(members.lastName), asc(members.id));
    return success(
      rows.map((row) => ({
        id: row.id,
        first_name: row.firstName,
        last_name: row.lastName,
        name: fullName(row),
        email: row.email,
        status: getStatus(row, services.now()),
        created_at: row.createdAt.toISOString(),
      })),
    );
  });

  mountCall(app, services, 'removeEmployee', async ({ caller, params }) => {
    await removeMember(services, caller.id, params.id);
    return success(null, 'The person was removed from your plan.');
  });

  mountCall(app, services, 'seats', async ({ caller }) => {
    const room = await seatsOf(db, caller.id, services.now());
    return success({ seats: room?.seats ?? 0, left: room?.left ?? 0 });
  });

  mountCall(app, services, 'inviteEmployees', async ({ caller, body }) => {
    const invited = await invitePeople(services, caller.id, body.people);
    return success(
      { invited },
      invited === 1 ? 'The invitation is sent.' : `${invited} invitations are sent.`,
    );
  });

  mountCall(app, services, 'resendInvitation', async ({ caller, params }) => {
    await resendInvitation(services, caller.id, params.id);
    return success(null, 'The invitation is sent again.');
  });

  mountCall(app, services, 'acceptInvitation', async ({ caller, params, body }) => {
    await acceptInvitation(services, caller.id, params.id, body.ends_own_plan ?? false);
    return success(null, 'You are on the plan.');
  });

  mountCall(app, services, 'declineInvitation', async ({ caller, params }) => {
    await declineInvitation(services, caller.id, params.id);
    return success(null, 'You declined the invitation.');
  });

  mountCall(app, services, 'takeUpPlan', async ({ caller }) => {
    await takeUpPlan(services, caller.id);
    return success(null, 'Your plan covers you again.');
  });

  mountCall(app, services, 'refundGivenUpPlan', async ({ caller }) => {
    await refundGivenUpPlan(services, caller.id);
    return success(null, 'The refund is on its way.');
  });

  mountCall(app, services, 'leavePlan', async ({ caller, query }) => {
    await leavePlan(services, caller.id, query.employer_id);
    return success(null, 'You have left the plan.');
  });
}

function getStatus(row: typeof members.$inferSelect, now: Date): 'active' | 'invited' | 'expired' {
  if (row.userId !== null) return 'active';
  return row.expiresAt !== null && row.expiresAt <= now ? 'expired' : 'invited';
}
