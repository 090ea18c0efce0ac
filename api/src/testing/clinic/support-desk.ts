import type { PaymentIssue, SupportHit, SupportPerson } from '@ilera/contracts/api';
import type { Suite } from '../on-database';
import { clinicSteps, sola } from './clinic-steps';

/** What support of the clinic is shown. */
export function supportDesk(suite: Suite) {
  const { as } = clinicSteps(suite);
  /** @param key of an account, or of a guest: the reference of a payment */
  const person = async (key: string) => (await as(sola, `/support/people/${key}`)).body.data as SupportPerson;
  const search = async (text: string) =>
    (await as(sola, '/support/search', { search: text }, 'POST')).body.data as SupportHit[];
  /** Everything of a guest who has paid, or has begun to; null for nobody. */
  const guestOf = async (email: string) => {
    const [hit] = await search(email);
    return hit ? person(hit.key) : null;
  };
  const accountOf = async (email: string) => person(`U${await suite.api.userId(email)}`);
  const issues = async () => (await as(sola, '/support/issues')).body.data as PaymentIssue[];
  /** The kinds of the open issues of a payment. */
  const issuesOf = async (payment: string) =>
    (await issues()).flatMap(({ reference, kind }) => (reference === payment ? [kind] : []));
  /** The refunds of one payment of somebody. */
  const refundsIn = ({ payments }: SupportPerson, payment: string) =>
    payments.flatMap(({ reference, refund }) => (reference === payment && refund ? [refund] : []));
  return { accountOf, guestOf, issues, issuesOf, person, refundsIn, search };
}
