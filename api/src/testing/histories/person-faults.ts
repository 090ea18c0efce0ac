/** What is wrong with what is stored of a person after a history. */
import type { Life } from './person-life';
import { askAs, paymentsOf, type Place } from './person-moves';

const personal = ['sessions', 'one_time_tokens', 'visits', 'cards', 'claims', 'idempotency_keys'];

/** Names of everything that must not be; none where all is right. */
export async function faultsAfter(place: Place, life: Life): Promise<string[]> {
  const { apis, paystack } = place;
  const faults: string[] = [];
  const none = async (name: string, from: string) => {
    const [row] = await apis.query(`select count(*)::int as n from ${from}`);
    if (row?.n !== 0) faults.push(`${row?.n} ${name}`);
  };
  const { id, email } = life;

  await none('payments without end', `payments where user_id = ${id} and status = 'processing'`);
  const kept = (await paymentsOf(place, life)).filter((reference) => paystack.isKept(reference));
  const paid = `payments p where p.reference = any('{${kept.join()}}')`;
  await none(
    'times money without cover',
    `${paid} and not exists (select 1 from subscriptions c where c.payment_id = p.id)`,
  );

  if (life.isErased) {
    await none(
      'paid after the end',
      `${paid} and p.settled_at > (select erased_at from users where id = ${id})`,
    );
    const moment = apis.now().toISOString();
    await none('covered', `subscriptions where user_id = ${id} and expires_at > '${moment}'`);
    for (const table of personal) await none(table, `${table} where user_id = ${id}`);
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

  const now = life.isErased ? null : await passwordOf(place, life);
  for (const { token, password } of life.sessions) {
    const { status } = await askAs(place, life, 1, { url: '/individual/profile', token });
    if (status === 200 && password !== now) faults.push('a session of an old password answers');
  }
  return faults;
}

/** The password that signs in: of two changes at once the person does not know which came last. */
async function passwordOf(place: Place, life: Life): Promise<string | null> {
  for (const password of new Set([life.password, ...life.sessions.map((session) => session.password)])) {
    const body = { email: life.email, password };
    const url = '/auth/individual/login';
    const { status } = await askAs(place, life, 0, { method: 'POST', url, body, token: null });
    if (status === 200) return password;
  }
  return null;
}
