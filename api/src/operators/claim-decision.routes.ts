/**
 * Claims for operators, behind OPS_TOKEN: open claims, their files, and the decision. `pnpm claims` calls
 * these.
 */
import { asc, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { EvidenceParamsSchema } from '@shared/contracts/api';
import { recordRead } from '../audit/read-audited';
import { decideClaim, type ClaimDecision } from '../claims/decide-claim';
import { readEvidence } from '../claims/read-evidence';
import { toClaimsResponse } from '../claims/claims-response';
import { claims } from '../db/schema';
import { fieldError } from '../common/http-error';
import { success } from '../http/success';
import type { Services } from '../services';
import type { OperatorHook } from './require-operator';

/** One object and not one for each status: of several, validation removes unknown fields by the first. */
const DecisionSchema = Type.Object({
  status: Type.Union([Type.Literal('approved'), Type.Literal('refused'), Type.Literal('paid')]),
  /** Naira; for `approved`. */
  amount: Type.Optional(Type.Number({ minimum: 1, maximum: 100_000_000 })),
  /** Shown to the person; for `refused`. */
  reason: Type.Optional(Type.String({ minLength: 10, maxLength: 500, pattern: '\\S' })),
});
type DecisionBody = Static<typeof DecisionSchema>;

function toDecision({ status, amount, reason }: DecisionBody): ClaimDecision {
  if (status === 'paid') return { status };
  if (status === 'approved') {
    if (amount === undefined) throw fieldError('amount', 'Say how many naira are repaid.');
    return { status, amountKobo: Math.round(amount * 100) };
  }
  if (reason === undefined) throw fieldError('reason', 'Say why the claim is refused.');
  return { status, reason: reason.trim() };
}

/** Mounts `/_ops/claims`: undecided and unpaid claims, the oldest first. */
export function claimDecisionRoutes(app: FastifyInstance, services: Services, onRequest: OperatorHook): void {
  const { db } = services;

  app.get('/_ops/claims', { onRequest }, async () => {
    const shown = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(claims)
        .where(inArray(claims.status, ['processing', 'approved']))
        .orderBy(asc(claims.id))
        .limit(200);
      await recordRead(
        tx,
        rows.map(({ userId, reference }) => ({ what: 'claim', subjectId: userId, record: reference })),
      );
      return toClaimsResponse(tx, rows);
    });
    return success(shown);
  });

  app.get<{ Params: Static<typeof EvidenceParamsSchema> }>(
    '/_ops/claims/:reference/evidence/:id',
    { onRequest, schema: { params: EvidenceParamsSchema } },
    async (request, reply) => {
      const bytes = await readEvidence(services, reply, request.params, null);
      request.log.info({ event: 'ops.evidence', evidenceId: request.params.id }, 'evidence was read');
      return bytes;
    },
  );

  app.put<{ Params: { reference: string }; Body: DecisionBody }>(
    '/_ops/claims/:reference',
    { onRequest, schema: { body: DecisionSchema } },
    async (request) => {
      await decideClaim(services, request.params.reference, toDecision(request.body));
      request.log.info({ event: 'ops.claim', status: request.body.status }, 'a claim was decided');
      return success(null);
    },
  );
}
