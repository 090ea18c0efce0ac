/** Inviting people to a plan: all of them or nobody (R4.75). */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, users } from '../db/schema';
import { notFound, unprocessable } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { invitationMail } from '../mail/member-mails';
import type { Services } from '../services';
import { sha256, newToken } from '../encryption/hash';
import { lockPeople } from '../sessions/lock-person';
import { holdsSeat, seatsOf } from './seats';
import { fullName } from '../common/reference';

const validMs = 14 * 24 * 3_600_000;

export interface Invitee {
  name: string;
  email: string;
  note?: string | undefined;
}

/** Invites all of them; throws 422 with `people.<index>.<field>` for errors, and then nobody is invited. */
export async function invitePeople(services: Services, ownerId: number, people: Invitee[]): Promise<number> {
  return services.db.transaction(async (tx) => {
    // Serialises concurrent invitations, so that no seat is given twice.
    await lockPeople(tx, ownerId);
    const now = services.now();
    const room = await seatsOf(tx, ownerId, now);
    if (!room) throw unprocessable('You need a running plan for several people to invite somebody.');
    const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
    if (!owner) throw new Error('A session without its person');
    await checkPeople(tx, owner, people, now);
    const renewed = await findReusableRows(tx, ownerId, people, now);
    if (people.length > room.left)
      throw unprocessable(
        room.left === 0
          ? `All ${room.seats} places of your plan are taken. Take somebody off, or choose more people in your plan.`
          : `Your plan has room for ${room.left} more, and these are ${people.length}.`,
      );
    for (const person of people) {
      const email = person.email.trim();
      const link = newLink(now);
      const values = {
        ...splitName(person.name),
        ...link.columns,
        note: person.note?.trim() || null,
        userId: null,
        acceptedAt: null,
        endedAt: null,
        createdAt: now,
      };
      const earlier = renewed.get(email.toLowerCase());
      if (earlier === undefined) await tx.insert(members).values({ ownerId, email, ...values });
      else await tx.update(members).set(values).where(eq(members.id, earlier));
      const row = { email, firstName: values.firstName, note: values.note };
      await enqueueMail(tx, mailOf(services, owner, room, row, link));
    }
    return people.length;
  });
}

/** A new link for an open or expired invitation; the earlier one stops working. */
export async function resendInvitation(services: Services, ownerId: number, id: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockPeople(tx, ownerId);
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
    if (!room || (isExpired && room.left === 0))
      throw unprocessable('Your plan has no room left for this person.');
    const link = newLink(now);
    await tx.update(members).set(link.columns).where(eq(members.id, id));
    const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
    if (!owner) throw new Error('A session without its person');
    await enqueueMail(tx, mailOf(services, owner, room, row, link));
  });
}

function newLink(now: Date) {
  const token = newToken();
  return { token, columns: { tokenHash: sha256(token), expiresAt: new Date(now.getTime() + validMs) } };
}

const mailOf = (
  { config }: Services,
  owner: { firstName: string; lastName: string },
  { plan }: { plan: { name: string } },
  { email, firstName, note }: Pick<typeof members.$inferSelect, 'email' | 'firstName' | 'note'>,
  { token, columns }: ReturnType<typeof newLink>,
) =>
  invitationMail(
    config,
    { email, firstName },
    { from: fullName(owner), plan: plan.name, note, token, expiresAt: columns.expiresAt },
  );

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
  const known = new Set(listed.map(({ email }) => email));
  const seen = new Map<string, number>();
  const errors: Record<string, string[]> = {};
  people.forEach(({ name, email }, index) => {
    const address = email.trim().toLowerCase();
    const at = (field: string) => `people.${index}.${field}`;
    if (!name.trim()) errors[at('name')] = ['The name is missing.'];
    const earlier = seen.get(address);
    if (earlier !== undefined) errors[at('email')] = [`The same email as person ${earlier + 1}.`];
    else if (address === owner.email.toLowerCase()) errors[at('email')] = ['This is your own email address.'];
    else if (known.has(address)) errors[at('email')] = ['This person is on your list already.'];
    seen.set(address, earlier ?? index);
  });
  const [first] = Object.values(errors);
  if (first?.[0]) throw unprocessable(first[0], errors);
}

/**
 * Ids by e-mail address of earlier rows that take the new invitation: expired invitations and ended memberships.
 */
async function findReusableRows(tx: Database, ownerId: number, people: Invitee[], now: Date) {
  const wanted = new Set(people.map(({ email }) => email.trim().toLowerCase()));
  const rows = await tx.select().from(members).where(eq(members.ownerId, ownerId));
  const isOver = (row: (typeof rows)[number]) =>
    row.endedAt !== null || (row.userId === null && row.expiresAt !== null && row.expiresAt <= now);
  return new Map(
    rows
      .filter((row) => isOver(row) && wanted.has(row.email.toLowerCase()))
      .map((row) => [row.email.toLowerCase(), row.id]),
  );
}

function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
