import { brand } from '@shared/contracts';
import { useFieldsDraft } from '@shared/forms';
import { hasFeature } from '@shared/runtime';
import { Button, type Elements, ErrorLine, Notice, TextAreaField, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './invite.module.css';
import type { InviteStore } from './invite.store';
import { words } from './invite.words';
import { personDraft } from './person';

/** Name, e-mail and a note for one person. Without invitations these fields have no rules (P5.5). */
export const PersonFields = observer(function PersonFields({ store }: { store: InviteStore }) {
  const { errors } = store.outcome;
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
});

interface Props {
  store: InviteStore;
  /** The text of the button. */
  submit: string;
  onSend: (form: HTMLFormElement) => Promise<void>;
  children: Elements;
}

/** The form around those who are invited. Without invitations it sends nothing, and says so (R4.75). */
export const InviteForm = observer(function InviteForm({ store, submit, onSend, children }: Props) {
  const sends = hasFeature('invitations');
  useEffect(() => {
    if (sends) void store.seats.load();
  }, [sends, store]);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sends) void onSend(event.currentTarget);
    else store.show({ isPressed: true });
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {children}
      {sends ? <InviteOutcome store={store} /> : <NothingIsSent pressed={store.outcome.isPressed} />}
      <Button type="submit" busy={store.inviting.busy}>
        {submit}
      </Button>
    </form>
  );
});

/** Says it before the press and after it. */
function NothingIsSent({ pressed }: { pressed: boolean }) {
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
const InviteOutcome = observer(function InviteOutcome({ store }: { store: InviteStore }) {
  return (
    <>
      {store.left !== null && (
        <p className={styles.note}>{store.left === 0 ? words.noPlaces : words.places(store.left)}</p>
      )}
      <div role="status">
        {store.outcome.sent && (
          <Notice tone="success" title={words.sent}>
            {`${store.outcome.sent} ${words.open}`}
          </Notice>
        )}
      </div>
      <ErrorLine>{store.outcome.failure}</ErrorLine>
    </>
  );
});
