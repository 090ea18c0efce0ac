import { DraftNote, Form, FormPhone, FormTextField, useDraft, useYupForm } from '@shared/forms';
import { Button, Loader } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import type { WaitlistStore } from './waitlist.store';
import type { WaitlistValues } from './waitlist.schema';
import { words } from './waitlist.words';
import styles from './waitlist-form.module.css';

const empty: WaitlistValues = { first_name: '', last_name: '', email: '', phone_number: '' };

/** Four fields and one button. A failed submit keeps what was typed. */
export const WaitlistForm = observer(function WaitlistForm({ store }: { store: WaitlistStore }) {
  const form = useYupForm<WaitlistValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.waitlist" */ './waitlist.schema').then(
        (module) => module.waitlistSchema,
      ),
    defaultValues: empty,
  });
  const forgetDraft = useDraft(form, 'waitlist');
  const handleSubmit = async (values: WaitlistValues) => {
    if (!(await store.join(values))) return;
    form.reset(empty);
    forgetDraft();
  };
  const joining = store.joining.busy;
  return (
    <Form form={form} onSubmit={handleSubmit} className={styles.form} label={words.form}>
      <DraftNote form={form} draftKey="waitlist" />
      <div className={styles.names}>
        <FormTextField name="first_name" label={words.firstName} autoComplete="given-name" />
        <FormTextField name="last_name" label={words.lastName} autoComplete="family-name" />
      </div>
      <FormTextField name="email" label={words.email} type="email" inputMode="email" autoComplete="email" />
      <FormPhone name="phone_number" label={words.phone} hint={words.phoneHint} />
      <Button type="submit" size="large" block busy={joining}>
        {words.submit}
      </Button>
      {joining && <Loader label={words.sending} />}
      <p className={styles.note}>
        {words.use} <Link to={paths.privacy}>{words.privacy}</Link>.
      </p>
    </Form>
  );
});
