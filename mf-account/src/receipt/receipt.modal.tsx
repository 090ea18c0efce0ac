import type { ModalBodyProps, ModalPayloads } from '@shared/contracts';
import { failureMessage, firstError } from '@shared/runtime';
import { Button, ErrorLine, FailedState, saveFile, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useAct } from '../components/use-act';
import { PayerForm } from './payer-form';
import { ReceiptSheet } from './receipt-sheet';
import { ReceiptStore } from './receipt.store';
import styles from './receipt.module.css';
import { words } from './receipt.words';

/** The `receipt` modal: a payment's receipt, to print and to save as PDF. For its payer only (R5.2). */
export default observer(function ReceiptModal({ payload }: ModalBodyProps<ModalPayloads['receipt']>) {
  const [store] = useState(() => new ReceiptStore(payload.reference, payload.guest));
  const { failure, run } = useAct();
  useEffect(() => {
    if (store.status === 'loading') void store.load();
  }, [store]);

  const { status, receipt, error } = store;
  const why = error ? (firstError(error) ?? failureMessage(error)) : '';
  if (status === 'needs-email')
    return <PayerForm failure={why} onSubmit={(email) => void store.askWith(email)} />;
  if (status === 'failed')
    return (
      <FailedState title={words.notLoaded} onRetry={() => void store.load()}>
        {why}
      </FailedState>
    );
  if (!receipt)
    return (
      <SkeletonGroup label={words.loading} className={styles.sheet}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  const handleDownload = () =>
    run(async () => saveFile(await store.download(), 'application/pdf', `${receipt.number}.pdf`));
  return (
    <>
      <ReceiptSheet receipt={receipt} />
      <ErrorLine>{failure}</ErrorLine>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button variant="secondary" busy={store.busy} onClick={() => void handleDownload()}>
          {words.download}
        </Button>
      </div>
    </>
  );
});
