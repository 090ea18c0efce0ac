import { paths } from '@shared/contracts';
import { FormCheckbox } from '@shared/forms';

/** Must be ticked; it is not sent. The documents open in a new tab, so that nothing typed is lost. */
export function TermsCheckbox() {
  return (
    <FormCheckbox
      name="terms"
      label="I accept the terms and conditions"
      hint={
        <>
          Needed to go on. Read the{' '}
          <a href={paths.terms} target="_blank" rel="noopener">
            Terms of Service
          </a>{' '}
          and the{' '}
          <a href={paths.privacy} target="_blank" rel="noopener">
            Privacy Policy
          </a>
          .
        </>
      }
    />
  );
}
