/** Two APIs on one database, in which members of two plans do things at the same moment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../config/read-config';
import { openDatabase } from '../db/open-database';
import { plans, users } from '../db/schema';
import { signInAs } from './sign-in';
import { createApi } from '../start-api';
import type { DatabaseKind } from './databases';
import { openSeeded, seededPostgresUrl } from './seeded-database';

/** One action of a round; all actions of a round begin at once. Numbers choose among those that there are. */
export interface Action {
  do:
    | 'accept'
    | 'decline'
    | 'leave'
    | 'erase'
    | 'take-up'
    | 'refund-now'
    | 'buy-own'
    | 'invite'
    | 'remove'
    | 'resend'
    | 'expire'
    | 'renew-fewer'
    | 'renew'
    | 'reverse'
    | 'end';
  person: number;
  owner: number;
}

const day = 86_400_000;
const peopleCount = 6;
const changesPlans = new Set(['expire', 'renew-fewer', 'renew', 'reverse', 'end']);

interface Person {
  id: number;
  email: string;
}

interface Member {
  id: number;
  email: string;
  status: string;
}

type Row = Record<string, number | string | null>;

async function openBoth(kind: DatabaseKind, evidenceLocation: string, now: () => Date) {
  const url = kind === 'postgres' ? await seededPostgresUrl() : '';
  const first = kind === 'postgres' ? null : await openSeeded('pglite');
  const config = { ...readConfig({}), evidenceLocation, rateLimits: false, logLevel: 'silent' as const };
  const databases = await Promise.all(
    [0, 1].map(async () => first ?? openDatabase({ databaseUrl: url, databaseDir: '' })),
  );
  const apis = await Promise.all(databases.map((database) => createApi({ ...config, now, database })));
  const close = async () => {
    for (const api of apis) await api.close();
    for (const database of new Set(databases)) await database.close();
  };
  return { apis, close };
}

/** Runs the rounds. @returns each broken promise, with its round, and how often each action had an effect */
export async function interleaveMembers(kind: DatabaseKind, rounds: Action[][]) {
  const folder = mkdtempSync(join(tmpdir(), 'api-members-'));
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const { apis, close } = await openBoth(kind, folder, now);
  const [{ services }] = apis as [(typeof apis)[number], (typeof apis)[number]];
  const { db } = services;
  const faults: string[] = [];
  const done: Record<string, number> = {};
  let turn = 0;

  const query = async (text: string) =>
    ((await db.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
  const tokenOf = async (id: number) => {
    const [person] = await db.select().from(users).where(eq(users.id, id));
    return signInAs(db, person!, now());
  };
  const ask = async (who: number, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    turn += 1;
    const response = await apis[turn % 2]!.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${await tokenOf(who)}` },
      ...(payload ? { payload } : {}),
    });
    if (response.statusCode >= 500)
      faults.push(`${method} ${url}: ${response.statusCode} ${response.payload}`);
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- responses of every shape
    return { status: response.statusCode, data: (response.json() as any).data };
  };
  let made = 0;
  const newPerson = async (): Promise<Person> => {
    const email = `member${(made += 1)}@mail.example`;
    const [row] = await db
      .insert(users)
      .values({ firstName: 'Uju', lastName: 'Eze', email, emailVerifiedAt: now(), emailProvenAt: now() })
      .returning({ id: users.id });
    return { id: row!.id, email };
  };
  const planId = async (name: string) => (await db.select().from(plans).where(eq(plans.name, name)))[0]!.id;
  const [individual, family] = [await planId('Individual Basic'), await planId('Family Basic')];
  const buy = async (who: number, plan_id: number, quantity: number) => {
    const names = { first_name: 'A', last_name: 'B', redirect_url: 'http://localhost:3000/account/home' };
    const wanted = { ...names, plan_id, frequency: 'quarter', quantity };
    const { status, data } = await ask(who, 'POST', '/individual/subscribe_plan', wanted);
    if (status === 200)
      await apis[0]!.app.inject({
        method: 'POST',
        url: `/_pay/${data.reference}`,
        payload: 'outcome=approve&card=visa',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    return status;
  };
  const people: Person[] = [];
  for (let index = 0; index < peopleCount; index += 1) people.push(await newPerson());
  const owners = [await newPerson(), await newPerson()];
  const running = async (who: number) =>
    (
      await query(`select s.quantity, p.type from subscriptions s join plans p on p.id = s.plan_id where s.user_id = ${who}
        and s.starts_at <= '${now().toISOString()}' and s.expires_at > '${now().toISOString()}'`)
    )[0];
  const list = async (who: number) => (await ask(who, 'GET', '/individual/employees')).data as Member[];

  const invitationOf = async ({ email }: Person, owner: Person) =>
    (await query(`select id from members where lower(email) = '${email}' and owner_id = ${owner.id}`))[0]
      ?.id ?? 0;

  const act = async (action: Action): Promise<number> => {
    const person = people[action.person % peopleCount]!;
    const owner = owners[action.owner % 2]!;
    const row = await invitationOf(person, owner);
    const path = `/individual/invitations/${row}`;
    if (action.do === 'accept')
      return (await ask(person.id, 'POST', `${path}/accept`, { ends_own_plan: true })).status;
    if (action.do === 'decline') return (await ask(person.id, 'DELETE', path)).status;
    if (action.do === 'leave') return (await ask(person.id, 'DELETE', '/individual/membership')).status;
    if (action.do === 'take-up')
      return (await ask(person.id, 'POST', '/individual/given_up_plan/take_up')).status;
    if (action.do === 'refund-now')
      return (await ask(person.id, 'POST', '/individual/given_up_plan/refund')).status;
    if (action.do === 'buy-own') return buy(person.id, individual, 1);
    if (action.do === 'erase') {
      const { status } = await ask(person.id, 'POST', '/individual/data/erase', {
        confirmation: 'ERASE',
      });
      if (status === 200) people[people.indexOf(person)] = await newPerson();
      return status;
    }
    if (action.do === 'invite') {
      const invited = [{ name: 'Uju Eze', email: person.email }];
      return (await ask(owner.id, 'POST', '/individual/employees/invite', { people: invited })).status;
    }
    if (action.do === 'remove') return (await ask(owner.id, 'DELETE', `/individual/employees/${row}`)).status;
    if (action.do === 'resend')
      return (await ask(owner.id, 'POST', `/individual/employees/${row}/resend`)).status;
    if (action.do === 'renew' || action.do === 'renew-fewer')
      return buy(owner.id, family, action.do === 'renew' ? 5 : 3);
    if (action.do === 'reverse') {
      const [paid] = await query(
        `select reference from payments where user_id = ${owner.id} and status = 'success' order by id desc limit 1`,
      );
      if (paid) await apis[0]!.app.inject({ method: 'POST', url: `/_pay/${paid.reference}/merchant/refund` });
      return 200;
    }
    offset += action.do === 'expire' ? 15 * day : 80 * day;
    return 200;
  };

  /** What everybody is shown once a round is over. */
  const look = async (round: number) => {
    const fault = (words: string) => faults.push(`round ${round}: ${words}`);
    const covered = new Set<number>();
    const profiles = new Map<number, { employer_id: number | null; plan: object | null }>();
    await Promise.all(
      people.map(async ({ id }) => profiles.set(id, (await ask(id, 'GET', '/individual/profile')).data)),
    );
    const open = await query(
      'select owner_id, user_id, email from members where user_id is not null and ended_at is null',
    );
    for (const owner of owners) {
      const plan = await running(owner.id);
      const seats = plan && plan.type !== 'individual' ? Number(plan.quantity) : 0;
      const rows = open.filter(({ owner_id }) => owner_id === owner.id);
      const listed = await list(owner.id);
      const active = listed.filter(({ status }) => status === 'active').map(({ email }) => email);
      if (
        active.sort().join() !==
        rows
          .map(({ email }) => email)
          .sort()
          .join()
      )
        fault(`listed ${active.join()} of ${rows.length} open rows`);
      const members = people.filter(({ id }) => profiles.get(id)?.employer_id === owner.id);
      if (
        members
          .map(({ id }) => id)
          .sort()
          .join() !==
        rows
          .map(({ user_id }) => user_id)
          .sort()
          .join()
      )
        fault(`${members.length} people are on a plan with ${rows.length} open rows`);
      const onIt = members.filter(({ id }) => profiles.get(id)?.plan);
      onIt.forEach(({ id }) => covered.add(id));
      if (onIt.length !== Math.min(rows.length, seats))
        fault(`${onIt.length} are covered, ${rows.length} joined, ${seats} paid`);
      const room = (await ask(owner.id, 'GET', '/individual/employees/seats')).data;
      const used = Math.min(seats, listed.filter(({ status }) => status !== 'expired').length);
      if (room.seats - room.left !== used) fault(`${room.seats - room.left} seats used instead of ${used}`);
    }
    const both = await query(`select m.user_id from members m join subscriptions s on s.user_id = m.user_id
      where m.ended_at is null and s.expires_at > greatest(s.starts_at, '${now().toISOString()}')`);
    if (both.length > 0) fault('somebody is on a plan beside their own');
    const free =
      await query(`select s.user_id from subscriptions s join refunds r on r.payment_id = s.payment_id
      where r.cause = 'joined-plan' and s.expires_at > greatest(s.starts_at, '${now().toISOString()}')`);
    if (free.length > 0) fault('somebody has a plan whose money goes back');
    return covered;
  };

  let before = new Set<number>();
  for (const [round, actions] of rounds.entries()) {
    for (const owner of owners) if (!(await running(owner.id))) await buy(owner.id, family, 3 + (round % 3));
    // So that there is something to join, mostly more than there is room for.
    await Promise.all(
      people.map(({ email }, index) =>
        ask(owners[index % 2]!.id, 'POST', '/individual/employees/invite', {
          people: [{ name: 'Uju Eze', email }],
        }),
      ),
    );
    if (actions.some((action) => changesPlans.has(action.do))) before = new Set();
    const there = people.map(({ id }) => id);
    const results = await Promise.all(actions.map(act));
    results.forEach((status, index) => {
      const name = actions[index]!.do;
      if (status === 200) done[name] = (done[name] ?? 0) + 1;
    });
    const after = await look(round);
    const gone = new Set(
      actions
        .filter((action) => ['leave', 'remove', 'erase'].includes(action.do))
        .map(({ person }) => there[person % peopleCount]),
    );
    for (const id of before)
      if (!after.has(id) && !gone.has(id)) faults.push(`round ${round}: ${id} lost their cover`);
    before = after;
  }
  await close();
  rmSync(folder, { recursive: true, force: true });
  return { faults, done };
}
