import type { Visit } from '@shared/contracts/api';
import { appointmentStatus, formatNaira, formatVisitTime, parseApiDate, zoneName } from '@shared/format';
import { type Fact, FactList, OwnTime, Sentence, StatusPill } from '@shared/ui';
import { Reference } from '../components/reference';

/** The words of the facts of a visit. */
const words = {
  byVideo: 'By video call',
  byMessage: 'By message',
  when: 'When',
  how: 'How',
  about: 'About',
  price: 'Price',
  status: 'Status',
  reference: 'Reference',
  payment: 'Payment',
  free: 'Nothing to pay',
  /** @param amount with its currency */
  paid: (amount: string) => `${amount}, paid`,
  refunded: (amount: string) => `${amount}, paid. The money is on its way back to you.`,
} as const;

/** A method in words. */
export const methodWords = (method: string): string => (method === 'video' ? words.byVideo : words.byMessage);

/** Time, method, price and status of a visit. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const paid = visit.refunded ? words.refunded : words.paid;
  const amount = formatNaira(visit.amount);
  const price = visit.amount === null ? words.free : <Sentence text={paid(amount)} asIs={amount} />;
  const when = (
    <>
      <span>{`${formatVisitTime(visit.scheduled_at)} (${zoneName})`}</span>
      <OwnTime at={parseApiDate(visit.scheduled_at)} />
    </>
  );
  const facts: Fact[] = [
    [words.when, when],
    [words.how, methodWords(visit.method)],
    [words.about, visit.description],
    [words.price, price],
    [words.status, <StatusPill key="status" status={appointmentStatus(visit.status)} />],
    [words.reference, <Reference key="reference">{visit.reference}</Reference>],
    [
      words.payment,
      visit.payment_reference && <Reference key="payment">{visit.payment_reference}</Reference>,
    ],
  ];
  return <FactList facts={facts} />;
}
