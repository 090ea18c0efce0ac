import { claimDecisionTime } from '@shared/contracts';
import type { ModalBodyProps, ModalPayloads } from '@shared/contracts';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ClaimForm } from './claim-form';
import { ClaimStore } from './claim.store';
import styles from './claiming.module.css';

/** The inside of the `claiming` modal: the form, the upload, the confirmation. */
export default observer(function ClaimingModal({
  payload,
  close,
}: ModalBodyProps<ModalPayloads['claiming']>) {
  const [store] = useState(() => new ClaimStore());
  useEffect(() => store.giveUp, [store]);
  if (store.status !== 'sent') return <ClaimForm store={store} claimable={payload.claimable} />;
  return (
    <div className={styles.sent} role="status">
      <h3>Your claim was sent</h3>
      <p>
        We look at the evidence for {payload.claimable.name} and answer by e-mail within {claimDecisionTime}.
        {store.claim?.reference && ` Your reference is ${store.claim.reference}.`}
      </p>
      <Button onClick={close}>Done</Button>
    </div>
  );
});
