/** What a person of a history does, and what happens to them. */
import { pdfFile } from '../evidence-files/pdf-file';
import { lastBookingDay } from '@ilera/format';
import type { FakePaystack } from '../fake-paystack';
import { formData } from '../form-data';
import type { Apis } from '../processes/open-apis';
import type { Asked } from '../test-api';
import type { Life, Move } from './person-life';

/** Where it happens. */
export interface Place {
  apis: Apis;
  paystack: FakePaystack;
}

/** What a move does; `secret` is a text that is found again wherever it is stored. */
interface Step {
  place: Place;
  life: Life;
  api: number;
  secret: string;
}

const pdf = pdfFile();
let moved = 0;

/** Sends a request in the person's first session; notes an answer that nobody may get. */
export async function askAs({ apis }: Place, life: Life, api: number, asked: Asked) {
  const response = await apis.ask(api, { token: life.sessions[0]?.token ?? null, ...asked });
  if (response.status >= 500) life.broken.push(`${asked.url}: ${response.status} ${response.text}`);
  return response;
}

const post = ({ place, life, api }: Step, url: string, body: object, asked: Partial<Asked> = {}) =>
  askAs(place, life, api, { method: 'POST', url, body, ...asked });

const steps: Record<Move['do'], (step: Step) => Promise<unknown>> = {
  pay: (step) =>
    post(step, '/individual/subscribe_plan', {
      first_name: 'Ada',
      last_name: 'Okafor',
      redirect_url: 'http://localhost:3000/account/home',
      plan_id: 1,
      frequency: 'quarter',
      quantity: 1,
    }),
  // The payer pays; nobody is told of it.
  approve: async ({ place, life }) =>
    place.paystack.act((await paymentsOf(place, life)).at(-1) ?? '', 'approve'),
  webhook: async ({ place, life, api }) =>
    tell(place, life, api, (await paymentsOf(place, life)).at(-1) ?? ''),
  upload: ({ place, life, api, secret }) => {
    const fields = { claimable_id: '1', user_id: String(life.id), comment: secret };
    const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdf };
    const raw = formData(fields, [file]);
    return askAs(place, life, api, { method: 'POST', url: '/individual/claimable/claim', raw });
  },
  book: (step) => {
    const { year } = lastBookingDay(step.place.apis.now());
    const date = { day: 31, month: 11, year, time: '10:15 am', date: `12-31-${year} 10:15 am` };
    const visit = { ...date, id: 'custom', method: 'video', description: step.secret };
    return post(step, '/individual/free_health_care/custom', visit);
  },
  street: (step) => post(step, '/individual/profile', { street: step.secret }, { method: 'PUT' }),
  login: async (step) => {
    const { email, password, sessions } = step.life;
    const { status, body } = await post(step, '/auth/individual/login', { email, password }, { token: null });
    if (status === 200) sessions.push({ token: body.data[0].access_token as string, password });
  },
  reset: async (step) => {
    const { life, secret } = step;
    const body = { password: secret, password_confirmation: secret };
    const url = `/individual/set-password/${life.link}`;
    const { status } = await post(step, url, body, { token: null });
    if (status === 200) life.password = secret;
  },
  change: async (step) => {
    const { life, secret } = step;
    const body = { current_password: life.password, password: secret, password_confirmation: secret };
    const { status } = await post(step, '/individual/set-password', body);
    if (status !== 200) return;
    life.password = secret;
    if (life.sessions[0]) life.sessions[0].password = secret;
  },
  tidy: ({ place, api }) => place.apis.tidy(api),
  erase: async (step) => {
    const confirmed = { password: step.life.password, confirmation: 'ERASE' };
    const { status } = await post(step, '/individual/data/erase', confirmed);
    step.life.isErased ||= status === 200;
  },
};

/** Makes one move. */
export async function make(place: Place, life: Life, { do: name, api }: Move): Promise<void> {
  await steps[name]({ place, life, api, secret: `${name}-of-a-life-${(moved += 1)}` });
}

/** References of a person's payments, oldest first. */
export async function paymentsOf({ apis }: Place, { id }: Life): Promise<string[]> {
  const rows = await apis.query(`select reference from payments where user_id = ${id} order by id`);
  return rows.map(({ reference }) => String(reference));
}

/** The provider reports a payment, with its signature. */
export async function tell(
  { apis, paystack }: Place,
  life: Life,
  api: number,
  reference: string,
): Promise<void> {
  const raw = paystack.webhook('charge.success', reference);
  const { status } = await apis.ask(api, { method: 'POST', url: '/payment/webhook', raw });
  if (status !== 200) life.broken.push(`a webhook: ${status}`);
}
