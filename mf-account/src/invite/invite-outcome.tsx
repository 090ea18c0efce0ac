import { plural } from '@shared/format';
import { ErrorLine, Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import styles from './invite.module.css';
import type { InviteStore } from './invite.store';

/** The free places, and the result of the last press. */
export const InviteOutcome = observer(function InviteOutcome({ store }: { store: InviteStore }) {
  return (
    <>
      {store.left !== null && (
        <p className={styles.note}>
          {store.left === 0
            ? 'Every place of your plan is taken. Take somebody off, or choose more people in your plan.'
            : `Your plan has room for ${plural(store.left, 'more person', 'more people')}.`}
        </p>
      )}
      <div role="status">
        {store.sent && (
          <Notice tone="success" title="Invitation sent">
            {store.sent} It is open for 14 days.
          </Notice>
        )}
      </div>
      <ErrorLine>{store.failure}</ErrorLine>
    </>
  );
});
