import { failureMessage, firstError, toasts } from '@shared/runtime';
import { Button, Panel, saveFile } from '@shared/ui';
import { useState } from 'react';
import { EraseForm } from './erase-form';
import { getOwnData } from './own-data.api';
import { words } from './own-data.words';
import styles from './privacy.module.css';

/** The download of all own data, and the form that erases it. */
export function OwnData({ hasPassword }: { hasPassword: boolean }) {
  const [busy, setBusy] = useState(false);
  const [erasing, setErasing] = useState(false);
  const handleDownload = async () => {
    setBusy(true);
    try {
      saveFile(await getOwnData(), 'application/zip', 'my-data.zip');
    } catch (error) {
      toasts.error(firstError(error) ?? failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={words.heading}>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.actions}>
        <Button variant="secondary" busy={busy} onClick={() => void handleDownload()}>
          {words.download}
        </Button>
        {!erasing && (
          <Button variant="quiet" onClick={() => setErasing(true)}>
            {words.erase}
          </Button>
        )}
      </div>
      {erasing && <EraseForm hasPassword={hasPassword} onCancel={() => setErasing(false)} />}
    </Panel>
  );
}
