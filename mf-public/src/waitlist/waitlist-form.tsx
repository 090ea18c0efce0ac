import { DraftNote, Form, FormPhone, FormTextField, useDraft, useYupForm } from '@shared/forms';
import { Button, Loader } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { paths } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';
import { api, Link, Mutation } from '@shared/runtime';
import { useState } from 'react';
import type { WaitlistValues } from './waitlist.schema';
import { words } from './waitlist.words';
import styles from './waitlist-form.module.css';

const empty: WaitlistValues = { first_name: '', last_name: '', email: '', phone_number: '' };

/**
 * Four fields and one button. A failed submit keeps what was typed and is only logged: the page shows no message
 * (R4.59).
 */
export const WaitlistForm = observer(function WaitlistForm({ onJoined }: { onJoined: () => void }) {
  const [joining] = useState(
    () => new Mutation((body: WaitlistValues) => api.call(calls.joinWaitlist, { body })),
  );
  const form = useYupForm<WaitlistValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.waitlist" */ './waitlist.schema').then(
        (module) => module.waitlistSchema,
      ),
    defaultValues: empty,
  });
  const forgetDraft = useDraft(form, 'waitlist');
  const handleSubmit = async (values: WaitlistValues) => {
    const joined = await joining.run(values);
    const { failure } = joining;
    // Only the error's name: what was typed must not reach a log.
    if (failure)
      console.warn('Joining the waitlist failed:', failure instanceof Error ? failure.name : 'unknown');
    if (!joined) return;
    form.reset(empty);
    forgetDraft();
    onJoined();
  };
  return (
    <Form form={form} onSubmit={handleSubmit} className={styles.form} label={words.form}>
      <DraftNote form={form} draftKey="waitlist" />
      <div className={styles.names}>
        <FormTextField name="first_name" label={words.firstName} autoComplete="given-name" />
        <FormTextField name="last_name" label={words.lastName} autoComplete="family-name" />
      </div>
      <FormTextField name="email" label={words.email} type="email" inputMode="email" autoComplete="email" />
      <FormPhone name="phone_number" label={words.phone} hint={words.phoneHint} />
      <Button type="submit" size="large" block busy={joining.busy}>
        {words.submit}
      </Button>
      {joining.busy && <Loader label={words.sending} />}
      <p className={styles.note}>
        {words.use} <Link to={paths.privacy}>{words.privacy}</Link>.
      </p>
    </Form>
  );
});
