import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { Button, Notice, PhoneField, Reveal, SelectField, TextField } from '@shared/ui';
import { type FormEvent, useState } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import styles from '../components/auth-form.module.css';
import { callingCountries, prefixOptions } from './calling-codes';

const countryOptions = callingCountries.map(({ country, iso }) => ({ value: iso, label: country }));

/** /auth/complete-profile. Its form sends no request (A2.11, R4.14), and says so. */
export default function CompleteProfilePage() {
  const [prefix, setPrefix] = useState('NG-234');
  const [confirmed, setConfirmed] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setConfirmed(true);
  };
  return (
    <AuthLayout
      title="Complete your profile"
      description="A few details that help a doctor to help you."
      heading="Complete your profile"
      lead="A few details that help a doctor to help you. You can fill them in later, too."
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <div className={styles.pair}>
          <TextField label="First name" name="first_name" autoComplete="given-name" />
          <TextField label="Last name" name="last_name" autoComplete="family-name" />
        </div>
        <PhoneField
          label="Phone number"
          name="phone_number"
          prefixes={prefixOptions}
          prefix={prefix}
          prefixLabel="Calling code"
          onPrefixChange={setPrefix}
        />
        <TextField label="Date of birth" name="dob" type="date" autoComplete="bday" />
        <SelectField
          label="Country"
          name="country"
          autoComplete="country"
          placeholder="Select country"
          options={countryOptions}
        />
        <div className={styles.pair}>
          <TextField label="City" name="city" autoComplete="address-level2" />
          <TextField label="Street" name="street" autoComplete="address-line1" />
        </div>
        <div role="status">
          {confirmed && (
            <Notice>Nothing is saved from this page. Log in and fill in your profile under Settings.</Notice>
          )}
        </div>
        <Button type="submit" size="large" block>
          Confirm
        </Button>
      </form>
      <Reveal duration={1000}>
        <p className={styles.aside}>
          <Link className={styles.link} to={paths.accountHome}>
            Skip for now
          </Link>
        </p>
      </Reveal>
    </AuthLayout>
  );
}
