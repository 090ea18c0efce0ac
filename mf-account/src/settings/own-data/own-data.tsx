import * as calls from '@shared/contracts/calls';
import { api, failureText, toasts } from '@shared/runtime';
import { Button, Panel } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSaving } from '../../components/use-saving';
import { EraseForm } from './erase-form';
import { words } from './own-data.words';
import styles from './privacy.module.css';

/** The download of all own data, and the form that erases it. */
export const OwnData = observer(function OwnData({ hasPassword }: { hasPassword: boolean }) {
  const [erasing, setErasing] = useState(false);
  const saving = useSaving();
  const handleDownload = async () => {
    const saved = await saving.run(() => api.call(calls.exportFiles), 'my-data.zip', 'application/zip');
    if (!saved) toasts.error(failureText(saving.failure));
  };
  return (
    <Panel title={words.heading}>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.actions}>
        <Button variant="secondary" busy={saving.busy} onClick={() => void handleDownload()}>
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
});
