import type { Visit } from '@ilera/contracts/api';
import { visitStatus, capitalise, formatNaira, methodWords } from '@ilera/format';
import { type Fact, FactList, Sentence, StatusPill, VisitTime } from '@ilera/ui';
import { Reference } from '../components/reference';

/** The words of the facts of a visit. */
const words = {
  when: 'When',
  how: 'How',
  about: 'About',
  price: 'Price',
  status: 'Status',
  reference: 'Reference',
  payment: 'Payment',
  free: 'Nothing to pay',
  /** @param amount with the currency sign */
  paid: (amount: string) => `${amount}, paid`,
  refunded: (amount: string) => `${amount}, paid. The money is on its way back to you.`,
} as const;

/** Time, method, price and status of a visit. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const paid = visit.refunded ? words.refunded : words.paid;
  const amount = formatNaira(visit.amount);
  const price = visit.amount === null ? words.free : <Sentence text={paid(amount)} asIs={amount} />;
  const facts: Fact[] = [
    [words.when, <VisitTime key="when" at={visit.scheduled_at} />],
    [words.how, capitalise(methodWords(visit.method))],
    [words.about, visit.description],
    [words.price, price],
    [words.status, <StatusPill key="status" status={visitStatus(visit.status)} />],
    [words.reference, <Reference key="reference">{visit.reference}</Reference>],
    [
      words.payment,
      visit.payment_reference && <Reference key="payment">{visit.payment_reference}</Reference>,
    ],
  ];
  return <FactList facts={facts} />;
}
