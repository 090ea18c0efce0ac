import { paths } from '@shared/contracts';
import { FormCheckbox, FormTextField } from '@shared/forms';
import { hasFeature, Link } from '@shared/runtime';
import styles from './checkout.module.css';

/** The guest's details, and the consent (Q94). */
export function GuestFields() {
  return (
    <section className={styles.details} aria-labelledby="guest-details">
      <h2 id="guest-details" className={styles.subtitle}>
        Your details
      </h2>
      <div className={styles.names}>
        <FormTextField name="first_name" label="First Name" autoComplete="given-name" maxLength={80} />
        <FormTextField name="last_name" label="Last Name" autoComplete="family-name" maxLength={80} />
      </div>
      <FormTextField
        name="email"
        label="Email"
        hint="The confirmation and your care manager's message go here."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {hasFeature('privacy') && (
        <FormCheckbox
          name="consent"
          label="I agree that my doctor and care manager use what I say about my health for this visit"
          hint={
            <>
              We keep it encrypted and show it to nobody else. <Link to={paths.privacy}>Privacy policy</Link>
            </>
          }
        />
      )}
    </section>
  );
}
