import type { ModalBodyProps, ModalPayloads } from '@shared/contracts';
import { Button, Sentence } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ClaimForm } from './claim-form';
import { newClaimStore } from './claim.store';
import styles from './claiming.module.css';
import { words } from './claiming.words';

/** The inside of the `claiming` modal: the form, the upload, the confirmation. */
export default observer(function ClaimingModal({
  payload,
  close,
}: ModalBodyProps<ModalPayloads['claiming']>) {
  const [store] = useState(() => newClaimStore());
  useEffect(() => store.giveUp, [store]);
  if (store.status !== 'sent') return <ClaimForm store={store} {...payload} />;
  return <Sent benefit={payload.claimable.name} reference={store.result?.reference} onDone={close} />;
});

interface SentProps {
  benefit: string;
  reference: string | undefined;
  onDone: () => void;
}

/** What happens next. Its heading takes the focus, because the pressed button is gone. */
function Sent({ benefit, reference, onDone }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent} role="status">
      <h3 ref={title} tabIndex={-1}>
        {words.sent}
      </h3>
      <p>
        <span>{words.whenAnswered(benefit)}</span>
        {reference && <Sentence text={` ${words.yourReference(reference)}`} asIs={reference} />}
      </p>
      <Button onClick={onDone}>{words.done}</Button>
    </div>
  );
}
