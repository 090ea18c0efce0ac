/** Invites people to a plan, all or none (R4.75). */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '@ilera/format';
import type { Database } from '../db/database';
import { members } from '../db/schema';
import { notFound, unprocessable } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { invitationMail } from '../mail/member-mails';
import type { Services } from '../services';
import { newToken } from '../encryption/hash';
import { lockCaller } from '../people/lock-person';
import { holdsSeat, seatsOf } from '../subscriptions/seats';
import { fullName } from '../people/names';

const validMs = 14 * dayMs;

export interface Invitee {
  name: string;
  email: string;
  note?: string | undefined;
}

/** Invites all people, or throws 422 with `people.<index>.<field>` and invites none. */
export async function invitePeople(services: Services, ownerId: number, people: Invitee[]): Promise<number> {
  return services.db.transaction(async (tx) => {
    // Serialises concurrent invitations, so that no seat is given twice.
    const owner = await lockCaller(tx, ownerId);
    const now = services.now();
    const room = await seatsOf(tx, ownerId, now);
    if (!room) throw noPlan();
    if (await wereJustInvited(tx, ownerId, people, now)) return people.length;
    await checkPeople(tx, owner, people, now);
    const earlierRows = await endExpired(tx, ownerId, people, now);
    if (people.length > room.left)
      throw unprocessable(
        room.left === 0
          ? `All ${room.seats} places of your plan are taken. Take somebody off, or choose more people in your plan.`
          : `Your plan has room for ${room.left} more, and these are ${people.length}.`,
      );
    for (const person of people) {
      const email = person.email.trim();
      const row = { ...toColumns(person), email, expiresAt: endOf(now), createdAt: now };
      await tx.insert(members).values({ ownerId, ...row });
      const isTheirs = (other: { email: string }) => other.email.toLowerCase() === email.toLowerCase();
      if (!earlierRows.some((earlier) => isTheirs(earlier) && wasJustSent(earlier, now)))
        await enqueueMail(tx, mailOf(services, owner, room, row));
    }
    return people.length;
  });
}

/** Resends an open or expired invitation, with the lifetime of a new one, unless it was sent within a minute. */
export async function resendInvitation(services: Services, ownerId: number, id: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const owner = await lockCaller(tx, ownerId);
    const [row] = await tx
      .select()
      .from(members)
      .where(
        and(
          eq(members.id, id),
          eq(members.ownerId, ownerId),
          isNull(members.userId),
          isNull(members.endedAt),
        ),
      );
    if (!row) throw notFound('This invitation');
    const now = services.now();
    const room = await seatsOf(tx, ownerId, now);
    const isExpired = row.expiresAt !== null && row.expiresAt <= now;
    if (!room) throw noPlan();
    if (isExpired && room.left === 0) throw unprocessable('Your plan has no room left for this person.');
    if (wasJustSent(row, now)) return;
    const expiresAt = endOf(now);
    await tx.update(members).set({ expiresAt }).where(eq(members.id, id));
    await enqueueMail(tx, mailOf(services, owner, room, { ...row, expiresAt }));
  });
}

const noPlan = () => unprocessable('You need a running plan for several people to invite somebody.');

const endOf = (now: Date) => new Date(now.getTime() + validMs);

/** Whether the row's last invitation is so recent that no other may be mailed: an owner must not flood a mailbox. */
const wasJustSent = ({ expiresAt }: { expiresAt: Date | null }, now: Date) =>
  expiresAt !== null && expiresAt.getTime() > endOf(now).getTime() - minuteMs;

const mailOf = (
  { config }: Services,
  owner: { firstName: string; lastName: string },
  { plan }: { plan: { name: string } },
  { email, firstName, ...row }: { email: string; firstName: string; note: string | null; expiresAt: Date },
) =>
  invitationMail(
    config,
    { email, firstName },
    // The proven address lets people in, whichever link they followed; the site sends the link's token nowhere (R4.20).
    { from: fullName(owner), plan: plan.name, token: newToken(), ...row },
  );

/** Whether all people got the same invitation in the last ten minutes, so this is a repeat after a lost response. */
async function wereJustInvited(
  tx: Database,
  ownerId: number,
  people: Invitee[],
  now: Date,
): Promise<boolean> {
  const lately = gt(members.createdAt, new Date(now.getTime() - 10 * minuteMs));
  const rows = await tx
    .select()
    .from(members)
    .where(and(eq(members.ownerId, ownerId), isNull(members.userId), isNull(members.endedAt), lately));
  const isThere = ({ email, ...person }: Invitee) =>
    rows.some(
      (row) =>
        row.email.toLowerCase() === email.trim().toLowerCase() &&
        isDeepStrictEqual({ ...row, ...toColumns(person) }, row),
    );
  return people.every(isThere);
}

async function checkPeople(
  tx: Database,
  owner: { id: number; email: string },
  people: Invitee[],
  now: Date,
): Promise<void> {
  const listed = await tx
    .select({ email: sql<string>`lower(${members.email})` })
    .from(members)
    .where(holdsSeat(owner.id, now));
  const listedEmails = new Set(listed.map(({ email }) => email));
  const seen = new Map<string, number>();
  const errors: Record<string, string[]> = {};
  people.forEach(({ name, email }, index) => {
    const address = email.trim().toLowerCase();
    const at = (field: string) => `people.${index}.${field}`;
    if (!name.trim()) errors[at('name')] = ['The name is missing.'];
    const earlier = seen.get(address);
    if (earlier !== undefined) errors[at('email')] = [`The same email as person ${earlier + 1}.`];
    else if (address === owner.email.toLowerCase()) errors[at('email')] = ['This is your own email address.'];
    else if (listedEmails.has(address)) errors[at('email')] = ['This person is on your list already.'];
    seen.set(address, earlier ?? index);
  });
  const [first] = Object.values(errors);
  if (first?.[0]) throw unprocessable(first[0], errors);
}

/**
 * Ends the expired invitations of the people, and returns all their rows. Each invitation has a row of its own, so that a
 * late request about an earlier one changes nothing.
 */
async function endExpired(tx: Database, ownerId: number, people: Invitee[], now: Date) {
  const emails = people.map(({ email }) => email.trim().toLowerCase());
  const areTheirs = and(eq(members.ownerId, ownerId), inArray(sql`lower(${members.email})`, emails));
  await tx
    .update(members)
    .set({ endedAt: now })
    .where(and(areTheirs, isNull(members.endedAt), isNull(members.userId), lte(members.expiresAt, now)));
  return tx.select().from(members).where(areTheirs);
}

function toColumns({ name, note }: Omit<Invitee, 'email'>) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' '), note: note?.trim() || null };
}
