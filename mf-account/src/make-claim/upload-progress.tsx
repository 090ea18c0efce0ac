import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import styles from './claiming.module.css';
import { words } from './claiming.words';

/** How much of the files is sent, or that the connection is lost; at the end the server is still checking them. */
export const UploadProgress = observer(function UploadProgress({
  store,
}: {
  store: { status: string; progress: number; giveUp: () => void };
}) {
  const percent = Math.floor(store.progress * 100);
  const sending = percent < 100 ? words.sending(percent) : words.waiting;
  return (
    <div className={styles.progress}>
      <progress aria-label={words.upload} max={100} value={percent} />
      <p role="status">{store.status === 'waiting' ? words.connectionLost : sending}</p>
      <Button variant="secondary" onClick={store.giveUp}>
        {words.cancel}
      </Button>
    </div>
  );
});
