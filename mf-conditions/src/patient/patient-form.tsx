import type { PatientBody } from '@shared/contracts/api';
import { FormProvider, useDraft, useYupForm } from '@shared/forms';
import { ErrorLine } from '@shared/ui';
import { useImperativeHandle, type Ref } from 'react';
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
export default function PatientForm({ draft, ref }: { draft: string; ref: Ref<PatientAnswers> }) {
  const form = useYupForm<PatientDetails>({
    schema: () =>
      import(/* webpackChunkName: "schema.patient" */ './patient.schema').then(
        ({ patientSchema }) => patientSchema,
      ),
    defaultValues: { ...nobodyElse, visit_for: 'else' },
  });
  const forget = useDraft(form, draft, keptOfPatient());
  const { handleSubmit, setFocus } = form;
  useImperativeHandle(
    ref,
    () => ({
      forget,
      check: () =>
        new Promise((resolve) => {
          void handleSubmit(
            (details) => resolve(patientBody(details)),
            (errors) => {
              const [first] = Object.keys(nobodyElse).filter((name) => name in errors);
              if (first) setFocus(first as keyof PatientDetails);
              resolve(null);
            },
          )();
        }),
    }),
    [forget, handleSubmit, setFocus],
  );
  return (
    <FormProvider {...form}>
      <PatientFields />
      <Consent forElse />
      <ErrorLine>{form.formState.errors.root?.message}</ErrorLine>
    </FormProvider>
  );
}
