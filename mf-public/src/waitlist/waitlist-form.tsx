import { Form, FormPhone, FormTextField, useYupForm } from '@shared/forms';
import { Button, Loader } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import type { WaitlistStore } from './waitlist.store';
import type { WaitlistValues } from './waitlist.schema';
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
  const handleSubmit = async (values: WaitlistValues) => {
    if (await store.join(values)) form.reset(empty);
  };
  const joining = store.status === 'joining';
  return (
    <Form form={form} onSubmit={handleSubmit} className={styles.form} label="Waitlist">
      <div className={styles.names}>
        <FormTextField name="first_name" label="First Name" autoComplete="given-name" />
        <FormTextField name="last_name" label="Last Name" autoComplete="family-name" />
      </div>
      <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
      <FormPhone name="phone_number" label="Phone Number" hint="For example 08031234567" />
      <Button type="submit" size="large" block busy={joining}>
        Join waitlist
      </Button>
      {joining && <Loader label="Sending your details" />}
      <p className={styles.note}>
        We use these details to tell you when we open, and for nothing else. Read the{' '}
        <Link to={paths.privacy}>privacy policy</Link>.
      </p>
    </Form>
  );
});
