import { FormPasswordField, useWatch } from '@shared/forms';
import { StrengthMeter } from '@shared/ui';
import { PASSWORD_MIN } from '../strings';

/** A new password with its strength under it. */
export function NewPasswordField({ onChange }: { onChange?: () => void }) {
  const password: unknown = useWatch({ name: 'password' });
  return (
    <div>
      <FormPasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        onChange={onChange}
      />
      <StrengthMeter password={typeof password === 'string' ? password : ''} />
    </div>
  );
}
