import { FormPasswordField, useWatch } from '@shared/forms';
import { StrengthMeter } from '@shared/ui';
import { PASSWORD_MIN } from '../strings';

/** A new password with its strength under it. */
export function NewPasswordField() {
  const password: unknown = useWatch({ name: 'password' });
  return (
    <div>
      <FormPasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
      />
      <StrengthMeter password={typeof password === 'string' ? password : ''} />
    </div>
  );
}
