import { approvePayment } from './approve-payment';
import { startInNextYear, year } from './booking-days';
import type { Suite } from './on-database';
import { password, peopleOf } from './people';

export const ada = 'ada.individual@ilera.example';
export const bayo = 'bayo.planholder@ilera.example';

/** What tests of visits do: book, move, cancel, pay as a guest, and open an account. */
export function visitSteps(suite: Suite) {
  startInNextYear(suite);
  const { linkIn, prove } = peopleOf(suite);
  let day = 0;

  /** Books a visit on a day of its own in March of next year. */
  async function book(email: string, time = '09:30 am') {
    day += 1;
    const token = await suite.api.signIn(email);
    const date = `3-${day}-${year} ${time}`;
    const body = {
      day,
      year,
      month: 2,
      time,
      method: 'video',
      id: 1,
      date,
      description: 'Payment for Malaria',
    };
    const response = await suite.post('/individual/free_health_care/1', body, token);
    return { token, date, day, reference: response.body.data.reference as string };
  }
  const at = (reference: string) => `/individual/appointment/${reference}`;
  const move = (reference: string, date: string, token: string) =>
    suite.ask({ method: 'PUT', url: at(reference), body: { date }, token });
  const cancel = (reference: string, token: string) => suite.post(`${at(reference)}/cancel`, {}, token);

  async function startAsGuest(email: string, slot: string, more: object = {}) {
    const { body } = await suite.post('/condition/payment/1', {
      date: slot,
      method: 'video',
      first_name: 'Ann',
      last_name: 'Bello',
      email,
      currency: 'NGN',
      redirect_url: 'http://localhost:3000/conditioncheckout/1',
      description: 'Payment for Malaria condition',
      ...more,
    });
    return body.data?.reference as string;
  }

  async function payAsGuest(email: string, slot: string, more: object = {}) {
    const reference = await startAsGuest(email, slot, more);
    await approvePayment(suite, reference);
    return reference;
  }

  /** Registers; the function that it returns proves the address. */
  async function register(email: string) {
    await suite.post('/auth/individual/register', { first_name: 'Ann', last_name: 'Bello', email, password });
    return () => prove(email);
  }

  /** The token of the newest link that a guest got to a visit. */
  const guestToken = (email: string) => linkIn(email, '/visit#');

  return { at, book, cancel, guestToken, move, payAsGuest, register, startAsGuest };
}
