import {
  DraftNote,
  EmailField,
  Form,
  FormPhone,
  FormSelect,
  FormTextArea,
  FormTextField,
  homePrefix,
  prefixOptions,
  useDraft,
  useFormField,
  useYupForm,
} from '@ilera/forms';
import { Button, Checkbox, Notice, SupportEmail, TextField } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import panel from '../overlays/panel.module.css';
import styles from './join.module.css';
import { educationLevels, specialties, weeklyHours, words } from './application.words';

const fileTypes = '.pdf,.doc,.docx,.jpg,.jpeg,.png';

const [before, after] = words.notOnline;

/** The `join` overlay: a clinician's application. Submitting clears it and sends nothing (A2.18); the form says so. */
export default observer(function JoinModal() {
  const form = useYupForm({ defaultValues: emptyApplication });
  const forgetDraft = useDraft(form, 'provider-application');
  const [submitted, setSubmitted] = useState(0);
  const handleSubmit = () => {
    form.reset(emptyApplication);
    forgetDraft();
    setSubmitted(submitted + 1);
  };
  const outcome = useRef<HTMLDivElement>(null);
  // The outcome is below the fold, and the fields above it are now empty.
  useEffect(() => {
    if (submitted > 0) outcome.current?.focus();
  }, [submitted]);
  return (
    <div className={panel.panel}>
      <p className={panel.lead}>{words.lead}</p>
      <Form form={form} onSubmit={handleSubmit} className={styles.form} label={words.label}>
        <Notice tone="info">
          {before} <SupportEmail /> {after}
        </Notice>
        <DraftNote form={form} draftKey="provider-application" />
        <FormTextField name="full_name" label={words.name} autoComplete="name" />
        <div className={styles.pair}>
          <FormPhone name="phone" label={words.phone} prefixName="phone_prefix" prefixes={prefixOptions} />
          <EmailField />
        </div>
        <SpecialtyChoice />
        <div className={styles.pair}>
          <FormSelect
            name="education"
            label={words.education}
            placeholder={words.choose}
            options={educationLevels}
          />
          <FormSelect
            name="weekly_hours"
            label={words.hours}
            placeholder={words.choose}
            options={weeklyHours}
          />
        </div>
        <FormTextArea name="experience" label={words.experience} hint={words.experienceHint} rows={4} />
        <FormTextArea name="interest" label={words.interest} hint={words.interestHint} rows={4} />
        {/* Only a new file field is empty. */}
        <div className={styles.pair} key={submitted}>
          <TextField name="license" label={words.license} type="file" accept={fileTypes} />
          <TextField name="cv" label={words.cv} type="file" accept={fileTypes} />
        </div>
        <Button type="submit" size="large" block>
          {words.submit}
        </Button>
        <div ref={outcome} role="status" tabIndex={-1} className={styles.outcome}>
          {submitted > 0 && (
            <Notice tone="info">
              {words.cleared} <SupportEmail />.
            </Notice>
          )}
        </div>
      </Form>
    </div>
  );
});

/** A choice of several medical specialties. */
function SpecialtyChoice() {
  const { registration } = useFormField('specialties');
  return (
    <fieldset>
      <legend className={styles.legend}>{words.specialties}</legend>
      <div className={styles.choices}>
        {specialties.map((specialty) => (
          <Checkbox key={specialty} label={specialty} value={specialty} {...registration} />
        ))}
      </div>
    </fieldset>
  );
}

/** An empty form (A3.1). No field is required, because the form is sent nowhere; it does not hold the two files. */
const emptyApplication = {
  full_name: '',
  phone_prefix: homePrefix,
  phone: '',
  email: '',
  specialties: [] as string[],
  education: '',
  weekly_hours: '',
  experience: '',
  interest: '',
};
