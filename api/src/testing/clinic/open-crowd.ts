/** People who want the same time at once, at two processes. */
import { bookingDate, slotInstant, timeSlots, type Day } from '@ilera/format';
import { demoPassword } from '../../seed/data/people';
import { year } from '../booking-days';
import type { Apis } from '../processes/open-apis';
import { peopleOfApi } from '../processes/people-of-apis';

/**
 * `rush`: a guest pays in two tabs. `pay and move here`: a guest moves a visit by the link of the mail. Who has an
 * account books, perhaps cancels, or moves a visit here.
 */
export const wishes = ['pay', 'rush', 'pay and move here', 'book', 'book and cancel', 'move here'] as const;
export interface Wish {
  does: (typeof wishes)[number];
  /** At which process it begins. */
  api: number;
}

const accounts = ['ada.individual', 'bayo.planholder', 'chioma.family'];
const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const description = 'Payment for Malaria condition';
const [wantedTime, otherTime] = ['09:30 am', '09:45 am'];
/** Where nobody else is. */
const ownTimes = timeSlots.slice(48);

/** Signs the accounts in. The function that it returns lets a crowd act on its nth day, and counts. */
export async function openCrowd(apis: Apis) {
  const tokens: string[] = [];
  for (const name of accounts)
    tokens.push(await peopleOfApi(apis, 0).tokenOf(`${name}@ilera.example`, demoPassword));

  async function pay(api: number, email: string, date: string): Promise<void> {
    const guest = { first_name: 'Ann', last_name: 'Bello', email, redirect_url: 'http://localhost:3000/x' };
    const body = { ...guest, date, method: 'video', description };
    const started = await apis.ask(api, { method: 'POST', url: '/condition/payment/1', body });
    if (started.status !== 200) return;
    const url = `/_pay/${started.body.data.reference}`;
    await apis.ask(api + 1, { method: 'POST', url, raw: { payload: 'outcome=approve&card=visa', headers } });
  }

  async function payAndMove(api: number, email: string, from: string, date: string): Promise<void> {
    await pay(api, email, from);
    const token = await peopleOfApi(apis, api).linkIn(email, '/visit#');
    await apis.ask(api + 1, { method: 'PUT', url: '/visit', body: { token, date } });
  }

  async function book(api: number, token: string, day: Day, time: string): Promise<string | null> {
    const date = bookingDate(day, time);
    const body = { ...day, time, date, method: 'video', id: 1, description };
    const url = '/individual/free_health_care/1';
    const made = await apis.ask(api, { method: 'POST', url, token, body });
    return made.status === 200 ? `/individual/appointment/${made.body.data.reference}` : null;
  }

  return async (crowd: Wish[], nth: number) => {
    const day = { year, month: 1 + Math.floor(nth / 28), day: 1 + (nth % 28) };
    const date = bookingDate(day, wantedTime);
    let members = 0;
    const act = async ({ does, api }: Wish, index: number): Promise<void> => {
      const email = `crowd${nth}x${index}@mail.example`;
      if (does === 'pay') return pay(api, email, date);
      if (does === 'pay and move here')
        return payAndMove(api, email, bookingDate(day, ownTimes[index] ?? ''), date);
      if (does === 'rush') return void (await Promise.all([pay(0, email, date), pay(1, email, date)]));
      // One account has one visit at a time.
      const token = tokens[members++];
      if (!token) return;
      const visit = await book(api, token, day, does === 'move here' ? otherTime : wantedTime);
      if (!visit || does === 'book') return;
      if (does === 'move here') await apis.ask(api + 1, { method: 'PUT', url: visit, token, body: { date } });
      else await apis.ask(api + 1, { method: 'POST', url: `${visit}/cancel`, token, body: {} });
    };
    await Promise.all(crowd.map(act));
    const count = async (from: string) =>
      Number((await apis.query(`select count(*) as n from ${from}`))[0]?.n);
    const at = `scheduled_at = '${slotInstant(day, wantedTime).toISOString()}'`;
    const mine = `email like 'crowd${nth}x%'`;
    return {
      visits: await count(`visits where ${at} and method = 'video' and status <> 'cancelled'`),
      paid: await count(
        `visits a join payments p on p.id = a.payment_id where a.status <> 'cancelled' and p.${mine}`,
      ),
      /** Payments whose money goes back to nobody. */
      kept: await count(
        `sandbox_transactions s where s.status = 'success' and ${mine} and not exists
        (select from refunds r join payments p on p.id = r.payment_id where p.reference = s.reference)`,
      ),
      wanted:
        crowd.filter(({ does }) => does === 'pay' || does === 'rush' || does === 'pay and move here').length +
        Math.min(members, tokens.length),
    };
  };
}
