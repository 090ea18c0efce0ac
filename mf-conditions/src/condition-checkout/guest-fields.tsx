import { DraftNote, EmailField, FormTextField, NameFields, useFormContext } from '@ilera/forms';
import { hasFeature } from '@ilera/runtime';
import { Region } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Consent, PatientFields } from '../patient/patient-fields';
import type { PatientDetails } from '../patient/patient.schema';
import { WhomChoice } from '../patient/whom-choice';
import { guestDraft } from './guest-draft';
import { words } from './checkout.words';
import styles from './checkout.module.css';

/** The patient choice, the guest's details, and the consent. */
export const GuestFields = observer(function GuestFields() {
  const form = useFormContext<PatientDetails>();
  const isForElse = form.values.visit_for === 'else';
  return (
    <>
      {hasFeature('somebody-else') && (
        <div className={styles.details}>
          <WhomChoice
            isForElse={isForElse}
            onChange={(other) => form.setValue('visit_for', other ? 'else' : 'me')}
          />
          {isForElse && <PatientFields />}
        </div>
      )}
      <Region title={words.details} titleClass={styles.subtitle} className={styles.details}>
        <DraftNote form={form} draftKey={guestDraft} />
        <NameFields />
        <EmailField hint={words.emailHint} />
        {hasFeature('guest-phone') && (
          <FormTextField
            name="phone"
            label={words.phone}
            hint={words.phoneHint}
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
        )}
        {(isForElse || hasFeature('privacy')) && <Consent forElse={isForElse} />}
      </Region>
    </>
  );
});
