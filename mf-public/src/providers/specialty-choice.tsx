import { useFormContext } from '@shared/forms';
import { Checkbox } from '@shared/ui';
import { specialties } from './provider-options.words';
import { words } from './application.words';
import styles from './specialty-choice.module.css';

/** Medical specialties, as many as apply. */
export function SpecialtyChoice() {
  const { register } = useFormContext();
  return (
    <fieldset>
      <legend className={styles.legend}>{words.specialties}</legend>
      <div className={styles.choices}>
        {specialties.map((specialty) => (
          <Checkbox key={specialty} label={specialty} value={specialty} {...register('specialties')} />
        ))}
      </div>
    </fieldset>
  );
}
