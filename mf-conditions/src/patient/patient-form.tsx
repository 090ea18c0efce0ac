import type { PatientBody } from '@ilera/contracts/api';
import { FormContext, FormStore, useDraft } from '@ilera/forms';
import { ErrorLine } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useImperativeHandle, type Ref, useState } from 'react';
import { Consent, PatientFields } from './patient-fields';
import { keptOfPatient, nobodyElse, patientBody } from './patient-details';
import type { PatientDetails } from './patient.schema';

/** What a booking asks of the fields. */
export interface PatientAnswers {
  /** What is sent of them; null where something is missing, which is marked. */
  check: () => Promise<PatientBody | null>;
  /** Removes the draft. */
  forget: () => void;
}

/** The fields and the consent for somebody else, for a form that has no schema of its own. */
export default observer(function PatientForm({ draft, ref }: { draft: string; ref: Ref<PatientAnswers> }) {
  // Not by useYupForm: this form sends nothing itself, and stays small.
  const [form] = useState(
    () =>
      new FormStore<PatientDetails>({
        schema: async () =>
          (await import(/* webpackChunkName: "schema.patient" */ './patient.schema')).patientSchema,
        defaultValues: { ...nobodyElse, visit_for: 'else' },
      }),
  );
  const forget = useDraft(form, draft, keptOfPatient());
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
