import type { SupportPerson } from '@ilera/contracts/api';
import { year } from '../booking-days';
import type { Suite } from '../on-database';
import { visitSteps } from '../visit-steps';
import { clinicSteps, sola } from './clinic-steps';

let nth = 0;

/** What tests do as support of the clinic. */
export function supportSteps(suite: Suite) {
  const { as } = clinicSteps(suite);
  const { payAsGuest } = visitSteps(suite);
  const of = (key: string, url = '', body?: object, method?: string, email = sola) =>
    as(email, `/support/people/${key}${url}`, body, method);
  const person = async (key: string) => (await of(key)).body.data as SupportPerson;
  const subjects = async (email: string) => (await suite.mailsTo(email)).map(({ subject }) => subject);

  /** A guest who paid for a day of their own. */
  async function guest() {
    nth += 1;
    const email = `caller.${nth}@mail.example`;
    const payment = await payAsGuest(email, `7-${nth}-${year} 09:30 am`);
    const { visits } = await person(payment);
    return { email, payment, visit: visits[0]?.reference ?? '' };
  }

  return { guest, of, person, subjects };
}
