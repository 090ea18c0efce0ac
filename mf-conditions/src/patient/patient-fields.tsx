import { FormSelect, FormTextField } from '@shared/forms';
import { words } from './patient.words';
import styles from './patient.module.css';

const relations = Object.entries(words.relations).map(([value, label]) => ({ value, label }));

/** Name, age and relation of somebody else, of the form around. */
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
