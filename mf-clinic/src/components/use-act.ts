import { failureMessage, firstError } from '@shared/runtime';
import { useState } from 'react';

/** What a button does, one at a time: busy until it has ended, and why it failed. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await act();
    } catch (error) {
      setFailure(firstError(error) ?? failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run, clear: () => setFailure('') };
}
