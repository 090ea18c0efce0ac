import {
  Button,
  type Elements,
  ErrorLine,
  Notice,
  Small,
  SupportEmail,
  TextAreaField,
  TextField,
} from '@ilera/ui';
import type { ChangeEvent, SyntheticEvent } from 'react';
import styles from './invite.module.css';
import { words } from './invite.words';
import type { InviteeField, Invitees, ListedPerson } from './invitees';
import type { Inviting } from './inviting';

/** The initial value of the form for one person. */
export const nobody: readonly ListedPerson[] = [
  { line: 0, name: '', email: '', note: '', tooManyCells: false },
];

interface Props {
  inviting: Inviting;
  people: Invitees;
}

/** Name, e-mail and note of one person. Without the `invitations` feature the fields have no rules (P5.5). */
export function PersonFields({ inviting: { canInvite, outcome }, people: { list, edit } }: Props) {
  const [person] = list ?? [];
  const field = (name: InviteeField) => ({
    label: words[name],
    value: person?.[name] ?? '',
    autoComplete: 'off',
    error:
      canInvite && outcome.isTried ? person?.problems.find(({ field }) => field === name)?.text : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edit(0, { [name]: target.value }),
  });
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} maxLength={160} />
      <TextField {...field('email')} type="email" inputMode="email" maxLength={254} />
      <TextAreaField {...field('note')} optional rows={3} maxLength={1000} />
    </div>
  );
}

interface FormProps extends Props {
  /** The button's text. */
  submit: string;
  /** The reason why the list cannot be sent. */
  problem?: string | undefined;
  children: Elements;
}

/** The form around the people to invite. Without the `invitations` feature it sends nothing, and says so (R4.75). */
export function InviteForm({ inviting, people, submit, problem, children }: FormProps) {
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    inviting.send(people, event.currentTarget, problem);
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {children}
      {inviting.canInvite ? (
        <InviteOutcome inviting={inviting} />
      ) : (
        <NothingIsSent pressed={inviting.outcome.isTried} />
      )}
      <Button type="submit" busy={inviting.busy}>
        {submit}
      </Button>
    </form>
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
