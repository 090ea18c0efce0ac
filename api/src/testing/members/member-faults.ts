/** What is wrong with who is covered, once a round is over. */
import type { Person, World } from './member-world';

interface Listed {
  email: string;
  status: string;
}

const isSame = (some: unknown[], others: unknown[]) => some.sort().join() === others.sort().join();

/** Whether a plan runs for more people than its holder, and for how many. */
export async function seatsOf({ query, now }: World, { id }: Person): Promise<number> {
  const moment = now().toISOString();
  const [plan] =
    await query(`select s.quantity, p.type from subscriptions s join plans p on p.id = s.plan_id where s.user_id = ${id}
      and s.starts_at <= '${moment}' and s.expires_at > '${moment}'`);
  return plan && plan.type !== 'individual' ? Number(plan.quantity) : 0;
}

/** Notes in `faults` what everybody is shown and must not be. @returns the ids of people who are covered */
export async function look(world: World, round: number): Promise<Set<number>> {
  const { ask, people, query } = world;
  const fault = (words: string) => world.faults.push(`round ${round}: ${words}`);
  const covered = new Set<number>();
  const profiles = await Promise.all(
    people.map(async (person) => {
      const { data } = await ask(person, 'GET', '/individual/profile');
      return { id: person.id, ...(data as { employer_id: number | null; plan: object | null }) };
    }),
  );
  const open = await query(
    'select owner_id, user_id, email from members where user_id is not null and ended_at is null',
  );
  for (const owner of world.owners) {
    const seats = await seatsOf(world, owner);
    const rows = open.filter(({ owner_id }) => owner_id === owner.id);
    const listed = (await ask(owner, 'GET', '/individual/employees')).data as Listed[];
    const active = listed.filter(({ status }) => status === 'active').map(({ email }) => email);
    const joined = rows.map(({ email }) => email);
    if (!isSame(active, joined)) fault(`listed ${active.join()} of ${rows.length} open rows`);
    const members = profiles.filter(({ employer_id }) => employer_id === owner.id);
    const ids = members.map(({ id }) => id);
    const rowIds = rows.map(({ user_id }) => user_id);
    if (!isSame(ids, rowIds)) fault(`${ids.length} people are on a plan with ${rows.length} open rows`);
    const onIt = members.filter(({ plan }) => plan);
    onIt.forEach(({ id }) => covered.add(id));
    if (onIt.length !== Math.min(rows.length, seats))
      fault(`${onIt.length} are covered, ${rows.length} joined, ${seats} paid`);
    const room = (await ask(owner, 'GET', '/individual/employees/seats')).data as {
      seats: number;
      left: number;
    };
    const used = Math.min(seats, listed.filter(({ status }) => status !== 'expired').length);
    if (room.seats - room.left !== used) fault(`${room.seats - room.left} seats used instead of ${used}`);
  }
  const runs = `s.expires_at > greatest(s.starts_at, '${world.now().toISOString()}')`;
  const beside = await query(`select m.user_id from members m join subscriptions s on s.user_id = m.user_id
    where m.ended_at is null and ${runs}`);
  if (beside.length > 0) fault('somebody is on a plan beside their own');
  const free =
    await query(`select s.user_id from subscriptions s join refunds r on r.payment_id = s.payment_id
    where r.cause = 'joined-plan' and ${runs}`);
  if (free.length > 0) fault('somebody has a plan whose money goes back');
  return covered;
}
