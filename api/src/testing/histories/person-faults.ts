/** What is wrong with what is stored of a person after a history. */
import { sql } from 'drizzle-orm';
import type { Services } from '../../services';
import type { Life } from './person-life';

type Ask = (
  url: string,
  body?: object,
  token?: string,
) => Promise<{
  status: number;
  text: string;
}>;

/** Names of everything that must not be; none where all is right. */
export async function faultsAfter({ db }: Services, life: Life, ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  const none = async (name: string, from: string) => {
    const { rows } = (await db.execute(sql.raw(`select count(*)::int as n from ${from}`))) as unknown as {
      rows: { n: number }[];
    };
    if (rows[0]?.n !== 0) faults.push(`${rows[0]?.n} ${name}`);
  };
  const { id, email } = life;

  await none('payments without end', `payments where user_id = ${id} and status = 'processing'`);
  const paid = `sandbox_transactions s join payments p on p.reference = s.reference
    where p.user_id = ${id} and s.status = 'success'`;
  await none(
    'times money without cover',
    `${paid} and not exists (select 1 from subscriptions c where c.payment_id = p.id)`,
  );

  if (life.isErased) {
    await none(
      'paid after the end',
      `${paid} and p.settled_at > (select erased_at from users where id = ${id})`,
    );
    await none('covered', `subscriptions where user_id = ${id} and expires_at > now()`);
    for (const table of [
      'sessions',
      'one_time_tokens',
      'appointments',
      'cards',
      'claims',
      'idempotency_keys',
    ])
      await none(table, `${table} where user_id = ${id}`);
    await none(
      'places',
      `users where id = ${id} and (erased_at is null or street is not null or password_hash is not null)`,
    );
    for (const table of ['users', 'payments', 'members'])
      await none(`addresses in ${table}`, `${table} t where t::text like '%${email}%'`);
    await none('mails', `outbox where recipient = '${email}' and subject not like '%was erased'`);
    await none('mails to nowhere', `outbox where recipient like '%@erased.invalid'`);
    await none('names', `payments where user_id = ${id} and status <> 'success' and first_name <> 'Erased'`);
  }

  const now = life.isErased ? null : await passwordOf(life, ask);
  for (const { token, password } of life.sessions) {
    const { status } = await ask('/individual/profile', undefined, token);
    if (status === 200 && password !== now) faults.push('a session of an old password answers');
  }
  return faults;
}

/** The password that signs in: of two changes at once the person does not know which came last. */
async function passwordOf(life: Life, ask: Ask): Promise<string | null> {
  for (const password of new Set([life.password, ...life.sessions.map((session) => session.password)])) {
    const { status } = await ask('/auth/individual/login', { email: life.email, password }, '');
    if (status === 200) return password;
  }
  return null;
}
