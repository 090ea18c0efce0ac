/**
 * Shows people their claims and files, and takes the bank account for payment (R5.3). Calls of our own, feature
 * `claims`.
 */
import { isDeepStrictEqual } from 'node:util';
import { desc, eq, and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ClaimAccount } from '@ilera/contracts/api';
import { readAudited } from '../audit/read-audited';
import { claims } from '../db/schema';
import { mountCall, success } from '../http/mount-call';
import { readPage } from '../http/paging';
import type { Services } from '../services';
import { sendClaimEvidence } from '../evidence/send-evidence';
import { toClaimsResponse, maskedAccount } from './claims-response';
import { notFound, unprocessable } from '../common/response-error';
import { claimAccountMail } from '../mail/claim-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import { lockCaller } from '../people/lock-person';

/** Mounts the list of claims, the download of files, and the bank account. All also work after the plan has ended. */
export function ownClaimRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'claims', async ({ query, caller }) => {
    const page = readPage(query, 5);
    const isOwn = eq(claims.userId, caller.id);
    const shown = await readAudited(services, { what: 'claim', subjectId: caller.id }, async () => {
      const rows = await db
        .select()
        .from(claims)
        .where(isOwn)
        .orderBy(desc(claims.createdAt), desc(claims.id))
        .limit(page.count)
        .offset(page.offset);
      return page.show(await toClaimsResponse(db, rows), await db.$count(claims, isOwn));
    });
    return success(shown);
  });

  mountCall(app, services, 'claimEvidence', async ({ params, caller, reply }) =>
    sendClaimEvidence(services, reply, params, caller.id),
  );

  mountCall(app, services, 'setClaimAccount', async ({ params, body, caller }) =>
    success(await nameAccount(services, params.reference, caller.id, body), 'We pay to this account.'),
  );
}

/** Stores the bank account of a claim and mails the person, so that nobody else can redirect the money unnoticed. */
async function nameAccount(
  { db, config }: Services,
  reference: string,
  userId: number,
  { bank, number }: ClaimAccount,
) {
  const values = { bank: bank.trim(), accountNumber: number };
  const account = { bank: values.bank, number: '', ...maskedAccount(values) };
  await db.transaction(async (tx) => {
    const person = await lockCaller(tx, userId);
    const isThis = and(eq(claims.reference, reference), eq(claims.userId, userId));
    const [claim] = await tx.select().from(claims).where(isThis).for('update');
    if (!claim) throw notFound('This claim');
    if (claim.status !== 'approved')
      throw unprocessable('An account can be given once the claim is approved, and until it is paid.');
    // A repeat after a lost response sends no second mail.
    if (isDeepStrictEqual({ ...claim, ...values }, claim)) return;
    await tx.update(claims).set(values).where(isThis);
    await enqueueMail(tx, claimAccountMail(config, person, reference, account));
  });
  return account;
}
