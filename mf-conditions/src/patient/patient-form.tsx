import type { PatientBody } from '@ilera/contracts/api';
import { FormContext, FormStore, useDraft } from '@ilera/forms';
import { ErrorLine } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useImperativeHandle, type Ref, useState } from 'react';
import { Consent, PatientFields } from './patient-fields';
import { patientDraftFields, nobodyElse, patientBody } from './patient-details';
import type { PatientDetails } from './patient.schema';

/** The handle by which a booking reads the fields. */
export interface PatientAnswers {
  /** Returns the patient's fields for the request; marks missing ones and returns null. */
  check: () => Promise<PatientBody | null>;
  /** Removes the draft. */
  forget: () => void;
}

/** Another patient's fields and consent, for a form without a schema. */
export default observer(function PatientForm({ draft, ref }: { draft: string; ref: Ref<PatientAnswers> }) {
  // Without useYupForm: this form sends nothing, and stays small.
  const [form] = useState(
    () =>
      new FormStore<PatientDetails>({
        schema: async () =>
          (await import(/* webpackChunkName: "schema.patient" */ './patient.schema')).patientSchema,
        defaultValues: { ...nobodyElse, visit_for: 'else' },
      }),
  );
  const forget = useDraft(form, draft, patientDraftFields());
  useImperativeHandle(
    ref,
    () => ({
      forget,
      check: async () => {
        const details = await form.validate();
        return details && patientBody(details);
      },
    }),
    [forget, form],
  );
  return (
    <FormContext value={form}>
      <PatientFields />
      <Consent forElse />
      <ErrorLine>{form.errors.get('root')}</ErrorLine>
    </FormContext>
  );
});
