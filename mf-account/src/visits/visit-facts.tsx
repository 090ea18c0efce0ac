import type { Visit } from '@shared/contracts/api';
import { appointmentStatus, formatNaira, formatVisitTime, parseApiDate, zoneName } from '@shared/format';
import { OwnTime, StatusPill } from '@shared/ui';
import { Reference } from '../parts/reference';
import styles from './visit.module.css';

/** How a method is said to people. */
export const methodWords = (method: string): string => (method === 'video' ? 'By video call' : 'By message');

/** When, how, for how much, and how it stands. */
export function VisitFacts({ visit }: { visit: Visit }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>When</dt>
        <dd>
          {formatVisitTime(visit.scheduled_at)} ({zoneName})
          <OwnTime at={parseApiDate(visit.scheduled_at)} />
        </dd>
      </div>
      <div>
        <dt>How</dt>
        <dd>{methodWords(visit.method)}</dd>
      </div>
      <div>
        <dt>About</dt>
        <dd>{visit.description}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>
          {visit.amount === null ? 'Nothing to pay' : `${formatNaira(visit.amount)}, paid`}
          {visit.refunded && '. The money is on its way back to you.'}
        </dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <StatusPill status={appointmentStatus(visit.status)} />
        </dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd>
          <Reference>{visit.reference}</Reference>
        </dd>
      </div>
      {visit.payment_reference && (
        <div>
          <dt>Payment</dt>
          <dd>
            <Reference>{visit.payment_reference}</Reference>
          </dd>
        </div>
      )}
    </dl>
  );
}
