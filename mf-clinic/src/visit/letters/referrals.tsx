import type { ClinicVisit } from '@shared/contracts/api';
import { Badge, Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../../components/block';
import { mayCare } from '../../desk/who-am-i';
import { mayWrite } from '../may-write';
import styles from '../visit.module.css';
import type { VisitStore } from '../visit.store';
import { LetterButton } from './letter-button';
import { words } from './letters.words';
import { ReferralForm } from './referral-form';

/** The referral letters of a visit, and a new one. */
export const Referrals = observer(function Referrals({
  store,
  visit,
}: {
  store: VisitStore;
  visit: ClinicVisit;
}) {
  const [isWriting, setIsWriting] = useState(false);
  const { referrals, reference } = visit;
  return (
    <Block title={words.referrals}>
      {referrals.length === 0 && !isWriting && <p className={styles.hint}>{words.noReferral}</p>}
      <ul className={styles.letters}>
        {referrals.map(({ code, to, reason, urgent }) => (
          <li key={code} className={styles.letter}>
            <p className={styles.facts}>
              <strong>{to}</strong>
              {urgent && <Badge tone="error">{words.urgent}</Badge>}
            </p>
            <p className={styles.text}>{reason}</p>
            {mayCare() && (
              <div className={styles.actions}>
                <LetterButton reference={reference} code={code} name={code} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayWrite(visit) &&
        (isWriting ? (
          <ReferralForm store={store} onDone={() => setIsWriting(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setIsWriting(true)}>
            {words.refer}
          </Button>
        ))}
    </Block>
  );
});
