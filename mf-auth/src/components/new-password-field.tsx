import { FormPasswordField, useFormContext } from '@ilera/forms';
import { StrengthMeter } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { shortestPassword } from '../strings';
import { words } from './components.words';

/** A field for a new password, with its strength below. */
export const NewPasswordField = observer(function NewPasswordField({ onChange }: { onChange?: () => void }) {
  const { password } = useFormContext<{ password: string }>().values;
  return (
    <div>
      <FormPasswordField
        name="password"
        label={words.password}
        autoComplete="new-password"
        minLength={shortestPassword}
        onChange={onChange}
      />
      <StrengthMeter password={password} />
    </div>
  );
});
