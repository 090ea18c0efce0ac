import type { ClinicVisit } from '@shared/contracts/api';
import { FormButton } from '@shared/forms';
import { Badge, lazyComponent } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { Block } from '../../components/block';
import { mayCare } from '../../desk/staff.store';
import { mayWrite, type VisitRecord } from '../visit-record';
import record from '../../components/record.module.css';
import styles from '../visit.module.css';
import { LetterButton } from './letter-button';
import { letterWords as words } from '../visit.words';

const ReferralForm = lazyComponent(() => import(/* webpackChunkName: "letters" */ './referral-form'));

/** The referral letters of a visit, and a new one. */
export const Referrals = observer(function Referrals({
  store,
  visit,
}: {
  store: VisitRecord;
  visit: ClinicVisit;
}) {
  const { referrals, reference } = visit;
  return (
    <Block title={words.referrals}>
      {referrals.length === 0 && <p className={record.hint}>{words.noReferral}</p>}
      <ul className={styles.letters}>
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
      </ul>
      {mayWrite(visit) && (
        <FormButton label={words.refer} variant="secondary">
          {(close) => <ReferralForm store={store} onDone={close} />}
        </FormButton>
      )}
    </Block>
  );
});
