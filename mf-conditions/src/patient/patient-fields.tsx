import { FormSelect, FormTextField, useFormContext, useWatch } from '@shared/forms';
import { RadioGroup } from '@shared/ui';
import type { PatientDetails } from './patient.schema';
import { words } from './patient.words';
import styles from './patient.module.css';

const choices = [
  { value: 'me', label: words.me },
  { value: 'else', label: words.else },
];
const relations = Object.entries(words.relations).map(([value, label]) => ({ value, label }));

/** Whether the visit of the form around is for somebody else. */
export const useIsForElse = (): boolean =>
  useWatch<PatientDetails, 'visit_for'>({ name: 'visit_for' }) === 'else';

/** Whom the visit is for: who books it, or somebody with a name, an age and a relation. */
export function PatientFields() {
  const { setValue } = useFormContext<PatientDetails>();
  const isForElse = useIsForElse();
  return (
    <div className={styles.patient}>
      <RadioGroup
        name="visit_for"
        legend={words.question}
        choices={choices}
        value={isForElse ? 'else' : 'me'}
        onChange={(value) => setValue('visit_for', value, { shouldDirty: true })}
        columns={2}
      />
      {isForElse && (
        <div className={styles.fields}>
          <FormTextField
            name="patient_first_name"
            label={words.firstName}
            autoComplete="off"
            maxLength={80}
          />
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
      )}
    </div>
  );
}
