import { paths } from '@shared/contracts';
import { FormCheckbox, FormTextField } from '@shared/forms';
import { hasFeature, Link } from '@shared/runtime';
import { words } from './checkout.words';
import styles from './checkout.module.css';

/** The guest's details, and the consent. */
export function GuestFields() {
  return (
    <section className={styles.details} aria-labelledby="guest-details">
      <h2 id="guest-details" className={styles.subtitle}>
        {words.details}
      </h2>
      <div className={styles.names}>
        <FormTextField name="first_name" label={words.firstName} autoComplete="given-name" maxLength={80} />
        <FormTextField name="last_name" label={words.lastName} autoComplete="family-name" maxLength={80} />
      </div>
      <FormTextField
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {hasFeature('guest-phone') && (
        <FormTextField
          name="phone"
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
      )}
      {hasFeature('privacy') && (
        <FormCheckbox
          name="consent"
          label={words.consent}
          hint={
            <span>
              {words.consentHint} <Link to={paths.privacy}>{words.privacy}</Link>
            </span>
          }
        />
      )}
    </section>
  );
}
