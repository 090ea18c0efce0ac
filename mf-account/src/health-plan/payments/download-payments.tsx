import { failureMessage, firstError, toasts } from '@shared/runtime';
import { Button, saveFile } from '@shared/ui';
import { useState } from 'react';
import { getPaymentsCsv } from './payments.api';
import { words } from './payments.words';

/** Saves the whole payment history as CSV. */
export function DownloadPayments() {
  const [busy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    try {
      saveFile(await getPaymentsCsv(), 'text/csv', 'payments.csv');
    } catch (error) {
      toasts.error(firstError(error) ?? failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" variant="secondary" busy={busy} onClick={() => void handleClick()}>
      {words.download}
    </Button>
  );
}
