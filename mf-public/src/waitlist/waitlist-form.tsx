import {
  DraftNote,
  EmailField,
  Form,
  FormPhone,
  NameFields,
  SubmitButton,
  useDraft,
  useYupForm,
} from '@ilera/forms';
import { Loader, Small } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { paths } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { api, Link } from '@ilera/runtime';
import type { WaitlistValues } from './waitlist.schema';
import { words } from './waitlist.words';
import styles from './waitlist-form.module.css';

const empty: WaitlistValues = { first_name: '', last_name: '', email: '', phone_number: '' };

/** Four fields and one button. After a failed submit the typed text stays and the failure is only logged (R4.59). */
export const WaitlistForm = observer(function WaitlistForm({ onJoined }: { onJoined: () => void }) {
  const form = useYupForm<WaitlistValues>({
    schema: async () =>
      (await import(/* webpackChunkName: "schema.waitlist" */ './waitlist.schema')).waitlistSchema,
    defaultValues: empty,
    // Only the error's name: typed text must not reach a log.
    onFailure: (_form, failure) =>
      console.warn('Joining the waitlist failed:', failure instanceof Error && failure.name),
  });
  const forgetDraft = useDraft(form, 'waitlist');
  const handleSubmit = async (body: WaitlistValues) => {
    await api.call(calls.joinWaitlist, { body });
    if (form.isAsSent) {
      form.reset();
      forgetDraft();
    }
    onJoined();
  };
  return (
    <Form form={form} onSubmit={handleSubmit} className={styles.form} label={words.form}>
      <DraftNote form={form} draftKey="waitlist" />
      <NameFields />
      <EmailField />
      <FormPhone name="phone_number" label={words.phone} hint={words.phoneHint} />
      <SubmitButton size="large" block>
        {words.submit}
      </SubmitButton>
      {form.isSubmitting && <Loader label={words.sending} />}
      <Small>
        {words.use} <Link to={paths.privacy}>{words.privacy}</Link>.
      </Small>
    </Form>
  );
});
