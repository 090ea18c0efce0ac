import type { ClinicVisit } from '@ilera/contracts/api';
import { Badge, lazyComponent } from '@ilera/ui';
import { mayCare } from '../../desk/staff.store';
import type { VisitRecord } from '../visit-record';
import record from '../../components/record.module.css';
import styles from '../visit.module.css';
import { LetterButton, Letters } from './letters';
import { letterWords as words } from '../visit.words';

const ReferralForm = lazyComponent(() => import(/* webpackChunkName: "letters" */ './referral-form'));

/** A visit's referral letters, and a form for a new one. */
export function Referrals({ store, visit }: { store: VisitRecord; visit: ClinicVisit }) {
  const { referrals, reference } = visit;
  const title = { title: words.referrals, none: words.noReferral, write: words.refer };
  return (
    <Letters
      visit={visit}
      words={title}
      form={(close) => <ReferralForm store={store} reference={reference} onDone={close} />}
    >
      {referrals.map(({ code, to, reason, urgent }) => (
        <li key={code} className={styles.letter}>
          <p className={record.facts}>
            <strong>{to}</strong>
            {urgent && <Badge tone="error">{words.urgent}</Badge>}
          </p>
          <p className={record.text}>{reason}</p>
          {mayCare() && (
            <div className={record.actions}>
              <LetterButton reference={reference} code={code} name={code} />
            </div>
          )}
        </li>
      ))}
    </Letters>
  );
}
