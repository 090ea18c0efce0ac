import { brand } from '@shared/contracts';
import { useFieldsDraft } from '@shared/forms';
import { ErrorLine, Notice, TextAreaField, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styles from './invite.module.css';
import type { InviteStore } from './invite.store';
import { words } from './invite.words';

/** Key of the draft with the person who is about to be invited. */
export const personDraft = 'invite-person';

/** Name, e-mail and a note for one person. Without invitations these fields have no rules (P5.5). */
export function PersonFields({ errors = {} }: { errors?: Record<string, string> }) {
  const fields = useRef<HTMLDivElement>(null);
  useFieldsDraft(fields, personDraft);
  return (
    <div ref={fields} className={styles.fields}>
      <TextField label={words.name} name="name" autoComplete="off" maxLength={160} error={errors['0.name']} />
      <TextField
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        error={errors['0.email']}
      />
      <TextAreaField label={words.note} name="note" optional rows={3} maxLength={1000} />
    </div>
  );
}

interface Props {
  /** Whether the button was pressed. */
  pressed: boolean;
}

/** Without invitations the panel says that it sends none, before the press and after it (R4.75). */
export function NothingIsSent({ pressed }: Props) {
  return (
    <>
      <Notice tone="neutral">{words.notSentFromHere}</Notice>
      <div role="status">
        {pressed && (
          <Notice tone="warning" title={words.nothingSent}>
            {words.askUs}{' '}
            <a
              translate="no"
              href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(words.mailSubject)}`}
            >
              {brand.supportEmail}
            </a>
            .
          </Notice>
        )}
      </div>
    </>
  );
}

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
