import { paths } from '@ilera/contracts';
import { FormCheckbox, FormSelect, FormTextField } from '@ilera/forms';
import { Link } from '@ilera/runtime';
import styles from './patient.module.css';
import { words } from './patient.words';

const relations = Object.entries(words.relations).map(([value, label]) => ({ value, label }));

/** Another patient's name, age and relation, as fields of the surrounding form. */
export function PatientFields() {
  return (
    <div className={styles.fields}>
      <FormTextField name="patient_first_name" label={words.firstName} autoComplete="off" maxLength={80} />
      <FormTextField name="patient_last_name" label={words.lastName} autoComplete="off" maxLength={80} />
      <FormTextField
        name="patient_age"
        label={words.age}
        hint={words.ageHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <FormSelect
        name="patient_relation"
        label={words.relation}
        placeholder={words.choose}
        options={relations}
      />
    </div>
  );
}

/** The consent of the person who books, or the consent on behalf of another patient. */
export const Consent = ({ forElse = false }: { forElse?: boolean }) => (
  <FormCheckbox
    key={String(forElse)}
    name={forElse ? 'patient_consent' : 'consent'}
    label={forElse ? words.consentForElse : words.consent}
    hint={
      <span>
        {words.consentHint} <Link to={paths.privacy}>{words.privacy}</Link>
      </span>
    }
  />
);
