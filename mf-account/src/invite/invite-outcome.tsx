import { ErrorLine, Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import styles from './invite.module.css';
import type { InviteStore } from './invite.store';
import { words } from './invite.words';

/** The free places, and the result of the last press. */
export const InviteOutcome = observer(function InviteOutcome({ store }: { store: InviteStore }) {
  return (
    <>
      {store.left !== null && (
        <p className={styles.note}>{store.left === 0 ? words.noPlaces : words.places(store.left)}</p>
      )}
      <div role="status">
        {store.sent && (
          <Notice tone="success" title={words.sent}>
            {`${store.sent} ${words.open}`}
          </Notice>
        )}
      </div>
      <ErrorLine>{store.failure}</ErrorLine>
    </>
  );
});
