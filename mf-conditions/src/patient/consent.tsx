import { paths } from '@shared/contracts';
import { FormCheckbox } from '@shared/forms';
import { Link } from '@shared/runtime';
import { words } from './patient.words';

/** The consent of who books, or the one for somebody else. */
export const Consent = ({ forElse = false }: { forElse?: boolean }) => (
  <FormCheckbox
    key={String(forElse)}
    name={forElse ? 'patient_consent' : 'consent'}
    label={forElse ? words.consentForElse : words.consent}
    hint={
      <span>
        {words.consentHint} <Link to={paths.privacy}>{words.privacy}</Link>
      </span>
    }
  />
);
