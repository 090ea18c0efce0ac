import { FormTextField } from './form-fields';
import styles from './name-fields.module.css';

/** The first and last name of the person who fills in the form, side by side on wide screens. */
export const NameFields = () => (
  <div className={styles.names}>
    <FormTextField name="first_name" label="First Name" autoComplete="given-name" maxLength={80} />
    <FormTextField name="last_name" label="Last Name" autoComplete="family-name" maxLength={80} />
  </div>
);
