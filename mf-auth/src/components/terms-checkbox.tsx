import { paths } from '@ilera/contracts';
import { FormCheckbox } from '@ilera/forms';
import { words } from './components.words';

const [before, between, after] = words.documents;

/** A required checkbox, which is not sent. The documents open in a new tab, so that typed text is not lost. */
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
