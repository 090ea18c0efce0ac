import { FormTextField } from '@shared/forms';
import { words } from './components.words';

/** The address that a person signs in with. */
export function EmailField() {
  return (
    <FormTextField name="email" label={words.email} type="email" inputMode="email" autoComplete="username" />
  );
}
