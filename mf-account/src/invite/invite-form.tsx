import { Form, FormTextArea, FormTextField, SubmitButton } from '@ilera/forms';
import { type Elements, ErrorLine, Notice, Small, SupportEmail } from '@ilera/ui';
import styles from './invite.module.css';
import { words } from './invite.words';
import type { Invitees } from './invitees';
import type { Inviting } from './inviting';

/** Name, e-mail and note of one person. */
export function PersonFields() {
  return (
    <div className={styles.fields}>
      <FormTextField name="name" label={words.name} maxLength={160} autoComplete="off" />
      <FormTextField
        name="email"
        label={words.email}
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete="off"
      />
      <FormTextArea name="note" label={words.note} optional rows={3} maxLength={1000} autoComplete="off" />
    </div>
  );
}

interface Props {
  inviting: Inviting;
  /** The list to send instead of the person in the fields. */
  listed?: Invitees | undefined;
  /** The button's text. */
  submit: string;
  children: Elements;
}

/** The form around the people to invite. Without the `invitations` feature it sends nothing, and says so (R4.75). */
export function InviteForm({ inviting, listed, submit, children }: Props) {
  return (
    <Form form={inviting.person} onSubmit={() => inviting.send(listed)} className={styles.form}>
      {children}
      {inviting.canInvite ? (
        <InviteOutcome inviting={inviting} />
      ) : (
        <NothingIsSent pressed={inviting.outcome.isTried} />
      )}
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
}

/** Says before and after the press that nothing is sent. */
function NothingIsSent({ pressed }: { pressed: boolean | undefined }) {
  return (
    <>
      <Notice tone="neutral">{words.notSentFromHere}</Notice>
      <div role="status">
        {pressed && (
          <Notice tone="warning" title={words.nothingSent}>
            {words.askUs} <SupportEmail subject={words.mailSubject} />.
          </Notice>
        )}
      </div>
    </>
  );
}

/** The free seats, and the outcome of the last press. */
function InviteOutcome({ inviting: { freeSeats, outcome } }: Pick<Props, 'inviting'>) {
  return (
    <>
      {freeSeats !== null && <Small>{freeSeats === 0 ? words.noSeats : words.seats(freeSeats)}</Small>}
      <div role="status">
        {outcome.sent && (
          <Notice tone="success" title={words.sent}>
            {`${outcome.sent} ${words.open}`}
          </Notice>
        )}
      </div>
      <ErrorLine>{outcome.failure}</ErrorLine>
    </>
  );
}
