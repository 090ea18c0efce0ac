import { paths } from '@ilera/contracts';
import { callingCountries, homePrefix, prefixOptions } from '@ilera/forms';
import { Link } from '@ilera/runtime';
import { Button, Notice, PhoneField, Reveal, SelectField, TextField } from '@ilera/ui';
import { type FormEvent, useState } from 'react';
import { AuthLayout } from '../layout/auth-layout';
import styles from '../components/auth-form.module.css';

/** The words of the profile completion. */
const words = {
  title: 'Complete your profile',
  description: 'A few details that help a doctor to help you.',
  lead: 'A few details that help a doctor to help you. You can fill them in later, too.',
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone number',
  callingCode: 'Calling code',
  birthDay: 'Date of birth',
  country: 'Country',
  chooseCountry: 'Select country',
  city: 'City',
  street: 'Street',
  notSaved: 'Nothing is saved from this page. Log in and fill in your profile under Settings.',
  submit: 'Confirm',
  skip: 'Skip for now',
} as const;

const countryOptions = callingCountries.map(({ country, iso }) => ({ value: iso, label: country }));

/** /auth/complete-profile. Its form sends no request, and says so (A2.11, R4.14). */
export default function CompleteProfilePage() {
  const [confirmed, setConfirmed] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setConfirmed(true);
  };
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.title} lead={words.lead}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <div className={styles.pair}>
          <TextField label={words.firstName} name="first_name" autoComplete="given-name" />
          <TextField label={words.lastName} name="last_name" autoComplete="family-name" />
        </div>
        <PhoneField
          label={words.phone}
          name="phone_number"
          prefixes={prefixOptions}
          prefix={{ defaultValue: homePrefix, 'aria-label': words.callingCode }}
        />
        <TextField label={words.birthDay} name="dob" type="date" autoComplete="bday" />
        <SelectField
          label={words.country}
          name="country"
          autoComplete="country"
          placeholder={words.chooseCountry}
          options={countryOptions}
        />
        <div className={styles.pair}>
          <TextField label={words.city} name="city" autoComplete="address-level2" />
          <TextField label={words.street} name="street" autoComplete="address-line1" />
        </div>
        <div role="status">{confirmed && <Notice>{words.notSaved}</Notice>}</div>
        <Button type="submit" size="large" block>
          {words.submit}
        </Button>
      </form>
      <Reveal duration={1000}>
        <p className={styles.aside}>
          <Link className={styles.link} to={paths.accountHome}>
            {words.skip}
          </Link>
        </p>
      </Reveal>
    </AuthLayout>
  );
}
