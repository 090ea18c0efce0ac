import { FormPasswordField, useWatch } from '@shared/forms';
import { StrengthMeter } from '@shared/ui';
import { PASSWORD_MIN } from '../strings';
import { words } from './components.words';

/** A new password with its strength under it. */
export function NewPasswordField({ onChange }: { onChange?: () => void }) {
  const password: unknown = useWatch({ name: 'password' });
  return (
    <div>
      <FormPasswordField
        name="password"
        label={words.password}
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        onChange={onChange}
      />
      <StrengthMeter password={typeof password === 'string' ? password : ''} />
    </div>
  );
}
