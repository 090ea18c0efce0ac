import type { Visit } from '@shared/contracts/api';
import { appointmentStatus, formatNaira, formatVisitTime, parseApiDate, zoneName } from '@shared/format';
import { OwnTime, StatusPill } from '@shared/ui';
import { type Fact, FactList } from '../components/fact-list';
import { Reference } from '../components/reference';

/** A method in words. */
export const methodWords = (method: string): string => (method === 'video' ? 'By video call' : 'By message');

/** Time, method, price and status of a visit. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const price =
    visit.amount === null
      ? 'Nothing to pay'
      : `${formatNaira(visit.amount)}, paid${visit.refunded ? '. The money is on its way back to you.' : ''}`;
  const when = (
    <>
      {formatVisitTime(visit.scheduled_at)} ({zoneName})
      <OwnTime at={parseApiDate(visit.scheduled_at)} />
    </>
  );
  const facts: Fact[] = [
    ['When', when],
    ['How', methodWords(visit.method)],
    ['About', visit.description],
    ['Price', price],
    ['Status', <StatusPill key="status" status={appointmentStatus(visit.status)} />],
    ['Reference', <Reference key="reference">{visit.reference}</Reference>],
    ['Payment', visit.payment_reference && <Reference key="payment">{visit.payment_reference}</Reference>],
  ];
  return <FactList facts={facts} />;
}
