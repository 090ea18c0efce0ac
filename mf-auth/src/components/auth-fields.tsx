import { paths } from '@shared/contracts';
import { FormCheckbox, FormPasswordField, FormTextField, useFormContext } from '@shared/forms';
import { StrengthMeter } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { PASSWORD_MIN } from '../strings';
import { words } from './components.words';

/** The address that a person signs in with. */
export function EmailField() {
  return (
    <FormTextField name="email" label={words.email} type="email" inputMode="email" autoComplete="username" />
  );
}

/** A new password with its strength under it. */
export const NewPasswordField = observer(function NewPasswordField({ onChange }: { onChange?: () => void }) {
  const { password } = useFormContext<{ password: string }>().values;
  return (
    <div>
      <FormPasswordField
        name="password"
        label={words.password}
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        onChange={onChange}
      />
      <StrengthMeter password={password} />
    </div>
  );
});

const [before, between, after] = words.documents;

/** Must be ticked; it is not sent. The documents open in a new tab, so that nothing typed is lost. */
export function TermsCheckbox() {
  return (
    <FormCheckbox
      name="terms"
      label={words.acceptTerms}
      hint={
        <span>
          {before}{' '}
          <a href={paths.terms} target="_blank" rel="noopener">
            {words.terms}
          </a>{' '}
          {between}{' '}
          <a href={paths.privacy} target="_blank" rel="noopener">
            {words.privacy}
          </a>
          {after}
        </span>
      }
    />
  );
}
