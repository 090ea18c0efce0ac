import * as calls from '@shared/contracts/calls';
import { api, failureText, toasts } from '@shared/runtime';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useSaving } from '../../components/use-saving';
import { words } from './payments.words';

/** Saves the whole payment history as CSV. */
export const DownloadPayments = observer(function DownloadPayments() {
  const saving = useSaving();
  const handleClick = async () => {
    const saved = await saving.run(() => api.call(calls.paymentsCsv), 'payments.csv', 'text/csv');
    if (!saved) toasts.error(failureText(saving.failure));
  };
  return (
    <Button size="small" variant="secondary" busy={saving.busy} onClick={() => void handleClick()}>
      {words.download}
    </Button>
  );
});
