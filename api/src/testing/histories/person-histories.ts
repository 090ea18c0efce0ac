/** Random histories of one person over one or several APIs, and what must hold after any of them. */
import { and, eq } from 'drizzle-orm';
import { issueToken } from '../../accounts/one-time-tokens';
import { sandboxTransactions, users } from '../../db/schema';
import { tidyUp } from '../../operators/housekeeping';
import { sign } from '../../payments/webhook-signature';
import { signatureHeader } from '../../sandbox/sandbox.provider';
import { demoPassword } from '../../seed/data/people';
import type { DatabaseKind } from '../databases';
import type { Life, Move } from './person-life';
import { formData } from '../form-data';
import { faultsAfter } from './person-faults';
import { signInAs } from '../sign-in';
import { openApis } from '../two-processes-probe';
import { pdfFile } from '../evidence-files/pdf-file';

type Apis = Awaited<ReturnType<typeof openApis>>;

const pdf = pdfFile();
let people = 0;

/** Opens the APIs; `live` runs a history of moves, each list of them at once, and names what is wrong then. */
export async function openHistories(kind: DatabaseKind, evidenceDir: string) {
  const apis = await openApis(evidenceDir, { kind });
  return {
    live: async (history: Move[][]): Promise<string> => {
      const life = await begin(apis);
      for (const together of history) await Promise.all(together.map((move) => make(apis, life, move)));
      const { services } = apis[0] as Apis[number];
      for (const { reference } of await paymentsOf(apis, life)) await tell(apis, 0, reference);
      return JSON.stringify([...life.broken, ...(await faultsAfter(services, life, asks(apis, life, 0)))]);
    },
    close: async () => {
      for (const api of apis) await api.close();
    },
  };
}

/** A person with a plan that was paid for, a session, and links to set a new password. */
async function begin(apis: Apis): Promise<Life> {
  const { db } = (apis[0] as Apis[number]).services;
  const [model] = await db.select().from(users).where(eq(users.email, 'ada.individual@ilera.example'));
  if (!model) throw new Error('There is nobody to take after');
  const { id: _id, ...values } = model;
  const email = `history${(people += 1)}@mail.example`;
  const [person] = await db
    .insert(users)
    .values({ ...values, email })
    .returning();
  if (!person) throw new Error('Nobody was made');
  const links = [];
  for (let link = 0; link < 4; link += 1) links.push(await issueToken(db, 'reset', person.id, new Date()));
  const token = await signInAs(db, person);
  const sessions = [{ token, password: demoPassword }];
  const life = {
    id: person.id,
    email,
    password: demoPassword,
    sessions,
    isErased: false,
    links,
    broken: [],
  };
  for (const first of ['pay', 'approve', 'webhook'] as const) await make(apis, life, { do: first, api: 0 });
  return life;
}

/** Sends a request in the person's first session; notes an answer that nobody may get. */
function asks(apis: Apis, life: Life, api: number) {
  return async (url: string, body?: object, token = life.sessions[0]?.token, method?: 'PUT') => {
    const response = await (apis[api % apis.length] as Apis[number]).app.inject({
      method: method ?? (body ? 'POST' : 'GET'),
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    if (response.statusCode >= 500) life.broken.push(`${url}: ${response.statusCode} ${response.payload}`);
    return { status: response.statusCode, text: response.payload };
  };
}

async function make(apis: Apis, life: Life, { do: move, api }: Move): Promise<void> {
  const ask = asks(apis, life, api);
  const { password } = life;
  const secret = `${move}-of-a-life-${Math.random()}`;
  if (move === 'pay') {
    await ask('/individual/subscribe_plan', {
      first_name: 'Ada',
      last_name: 'Okafor',
      redirect_url: 'http://localhost:3000/account/home',
      plan_id: 1,
      frequency: 'quarter',
      quantity: 1,
    });
  } else if (move === 'approve' || move === 'webhook') {
    const reference = (await paymentsOf(apis, life)).at(-1)?.reference ?? '';
    if (move === 'webhook') await tell(apis, api, reference);
    else await approve(apis, reference);
  } else if (move === 'upload') {
    const fields = { claimable_id: '1', user_id: String(life.id), comment: secret };
    const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdf };
    const { payload, headers } = formData(fields, [file]);
    const authorization = `Bearer ${life.sessions[0]?.token}`;
    const url = '/individual/claimable/claim';
    const options = { method: 'POST', url, payload, headers: { ...headers, authorization } } as const;
    const { statusCode } = await (apis[api % apis.length] as Apis[number]).app.inject(options);
    if (statusCode >= 500) life.broken.push(`${url}: ${statusCode}`);
  } else if (move === 'book') {
    const year = new Date().getFullYear();
    const date = { day: 31, month: 11, year, time: '10:15 am', date: `12-31-${year} 10:15 am` };
    const visit = { ...date, id: 'custom', method: 'video', description: secret };
    await ask('/individual/free_health_care/custom', visit);
  } else if (move === 'street') {
    await ask('/individual/profile', { street: secret }, undefined, 'PUT');
  } else if (move === 'login') {
    const { status, text } = await ask('/auth/individual/login', { email: life.email, password }, '');
    if (status === 200) life.sessions.push({ token: tokenIn(text), password });
  } else if (move === 'reset') {
    const body = { password: secret, password_confirmation: secret };
    const { status } = await ask(`/individual/set-password/${life.links.pop()}`, body, '');
    if (status === 200) life.password = secret;
  } else if (move === 'change') {
    const body = { current_password: password, password: secret, password_confirmation: secret };
    const { status } = await ask('/individual/set-password', body);
    if (status !== 200) return;
    life.password = secret;
    if (life.sessions[0]) life.sessions[0].password = secret;
  } else if (move === 'tidy') {
    await tidyUp((apis[api % apis.length] as Apis[number]).services);
  } else {
    const { status } = await ask('/individual/data/erase', { password, confirmation: 'ERASE' });
    life.isErased ||= status === 200;
  }
}

const tokenIn = (text: string) =>
  (JSON.parse(text) as { data: { access_token: string }[] }).data[0]?.access_token ?? '';

async function paymentsOf(apis: Apis, { id }: Life) {
  const { db } = (apis[0] as Apis[number]).services;
  return db.query.payments.findMany({
    where: (payment, { eq: is }) => is(payment.userId, id),
    orderBy: (payment, { asc }) => asc(payment.id),
  });
}

/** The payer pays; nobody is told of it. */
async function approve(apis: Apis, reference: string): Promise<void> {
  await (apis[0] as Apis[number]).services.db
    .update(sandboxTransactions)
    .set({ status: 'success', cardType: 'visa', decidedAt: new Date() })
    .where(and(eq(sandboxTransactions.reference, reference), eq(sandboxTransactions.status, 'pending')));
}

async function tell(apis: Apis, api: number, reference: string): Promise<void> {
  const { app, services } = apis[api % apis.length] as Apis[number];
  const payload = JSON.stringify({ event: 'charge.success', data: { reference } });
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: sign(services.config.sandboxSecret, payload),
  };
  const { statusCode } = await app.inject({ method: 'POST', url: '/payment/webhook', payload, headers });
  if (statusCode !== 200) throw new Error(`A webhook got ${statusCode}`);
}
