/** Booking while signed in, and the history of visits. Guests book in purchases/guest-booking.routes.ts. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readAudited } from '../audit/read-audited';
import type { BookVisitBody } from '@ilera/contracts/api';
import { visits, conditions, users } from '../db/schema';
import { prepared, type Database } from '../db/database';
import { success, mountCall } from '../http/mount-call';
import { withIdempotency } from '../http/idempotency';
import { showOwnPage, totalOfAll } from '../http/paging';
import { fieldError, notFound } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { bookingMail } from '../mail/visit-mails';
import type { Services } from '../services';
import { checkBookingDate, checkNoOtherVisit, checkCoveredOrFree } from './check-booking';
import { lockMembership } from '../people/plan-owner';
import { requireCapacity } from '../slots/capacity';
import { readPatient } from './read-patient';
import { shownColumns, toVisitResponse } from './visit-response';
import { writeVisit } from './write-visit';

/** The statuses of the history's table (R4.51), and the states behind them. */
const statusOf = { pending: 'processing', completed: 'success', cancelled: 'cancelled' } as const;

export function bookVisitRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'bookVisit', async (input) => {
    const { params, body, caller } = input;
    if (String(body.id) !== String(params.id))
      throw fieldError('id', 'The condition of the address and of the request differ.');
    const date = checkBookingDate(body.date, services.now());
    const agrees =
      date.day === body.day &&
      date.month === body.month &&
      date.year === body.year &&
      date.time === body.time;
    if (!agrees) throw fieldError('date', 'The date does not agree with day, month, year and time.');
    const conditionId = params.id === 'custom' ? null : params.id;
    await checkCondition(db, conditionId);
    const row = await withIdempotency(services, input, () =>
      book(services, caller.id, conditionId, body, date.at).then(toVisitResponse),
    );
    return success(row, 'Your appointment has been successfully booked.');
  });

  mountCall(app, services, 'visits', async ({ params, query }) => {
    const status = query.status && statusOf[query.status];
    const list = {
      query,
      read: (limit: number, offset: number) =>
        ownVisits(db, status).execute({ userId: params.userId, limit, offset }),
      textsOf: ({ description, reference }: Listed) => [description, reference],
      show: toVisitResponse,
    };
    const entry = { what: 'visit', subjectId: params.userId } as const;
    return success(await readAudited(services, entry, () => showOwnPage(list)));
  });
}

type Listed = Awaited<ReturnType<ReturnType<typeof ownVisits>['execute']>>[number];

/** A person's visits, newest first, optionally of one status. */
const ownVisits = (db: Database, status: (typeof statusOf)[keyof typeof statusOf] | undefined) =>
  prepared(db, `visits_${status ?? 'all'}`, (name) =>
    db
      .select({ ...shownColumns, total: totalOfAll })
      .from(visits)
      .where(
        and(eq(visits.userId, sql.placeholder('userId')), status ? eq(visits.status, status) : undefined),
      )
      .orderBy(desc(visits.createdAt), desc(visits.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );

async function checkCondition(db: Database, conditionId: number | null): Promise<void> {
  if (conditionId === null) return;
  const [condition] = await db
    .select({ id: conditions.id })
    .from(conditions)
    .where(eq(conditions.id, conditionId));
  if (!condition) throw notFound('This condition');
}

/** Books the visit; a repeated request returns the visit of the first. */
async function book(
  services: Services,
  userId: number,
  conditionId: number | null,
  body: BookVisitBody,
  scheduledAt: Date,
) {
  const description = body.description.trim();
  if (!description) throw fieldError('description', 'Kindly explain your condition');
  return services.db.transaction(async (tx) => {
    // The wait for the locks ensures that a repeat finds the visit of the first request, and that cover which ends at this
    // moment either ends before or cancels the visit.
    await lockMembership(tx, userId);
    const patient = readPatient(body, services.now());
    const booking = { conditionId, description, method: body.method, patient };
    const earlier = await checkNoOtherVisit(tx, userId, scheduledAt, booking);
    if (earlier) return earlier;
    await checkCoveredOrFree(tx, services, userId, scheduledAt);
    await requireCapacity(tx, { at: scheduledAt, method: body.method });
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (!person) throw new Error('Nobody has this account');
    const stored = await writeVisit(tx, services, { ...booking, userId, scheduledAt });
    await enqueueMail(tx, bookingMail(services.config, person, stored));
    return stored;
  });
}
