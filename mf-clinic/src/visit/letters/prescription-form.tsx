import * as calls from '@ilera/contracts/calls';
import { Form, FormTextField, LeaveButton, SubmitButton } from '@ilera/forms';
import { Button, DeleteIcon, IconButton, PlusIcon } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { askClinic } from '../../desk/ask-clinic';
import { useKeptForm } from '../../desk/unsaved';
import record from '../../components/record.module.css';
import styles from '../visit.module.css';
import { issueLetter, type LetterFormProps } from '../visit-record';
import { letterWords as words } from '../visit.words';
import type { PrescriptionValues } from '../visit.schemas';

const noMedicine = { name: '', strength: '', dose: '', times: '', days: '' };
const maxMedicines = 20;

/** Asks for medicines with strength, dose, times and days. */
export default observer(function PrescriptionForm({ store, reference, onDone }: LetterFormProps) {
  const form = useKeptForm<PrescriptionValues>(words.prescribe, {
    schema: async () =>
      (await import(/* webpackChunkName: "schema.visit" */ '../visit.schemas')).prescriptionSchema,
    defaultValues: { medicines: [noMedicine] },
  });
  const { isSubmitting } = form;
  const { medicines } = form.values;
  // Fields are read-only during the submission, because text typed then would be missing in the issued letter.
  const typed = { autoComplete: 'off', readOnly: isSubmitting };
  const handleSubmit = async (values: PrescriptionValues) => {
    const medicines = values.medicines.map((medicine) => ({
      ...medicine,
      times: Number(medicine.times),
      days: Number(medicine.days),
    }));
    await issueLetter(store, askClinic(calls.prescribe, { params: { reference }, body: { medicines } }));
    form.reset();
    onDone();
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.prescribe} className={styles.form}>
      {medicines.map((_, index) => (
        <fieldset key={index} className={styles.medicine}>
          <legend>{words.medicine(index + 1)}</legend>
          <div className={styles.fields}>
            <FormTextField name={`medicines.${index}.name`} label={words.name} autoFocus {...typed} />
            <FormTextField
              name={`medicines.${index}.strength`}
              label={words.strength}
              hint={words.strengthHint}
              {...typed}
            />
            <FormTextField
              name={`medicines.${index}.dose`}
              label={words.dose}
              hint={words.doseHint}
              {...typed}
            />
            <FormTextField
              name={`medicines.${index}.times`}
              label={words.times}
              inputMode="numeric"
              {...typed}
            />
            <FormTextField
              name={`medicines.${index}.days`}
              label={words.days}
              inputMode="numeric"
              {...typed}
            />
          </div>
          {medicines.length > 1 && (
            <IconButton
              outlined
              label={words.remove(index + 1)}
              icon={<DeleteIcon />}
              // The second press of a double click was meant for the medicine above.
              onClick={({ detail }) =>
                isSubmitting ||
                detail > 1 ||
                form.setValue(
                  'medicines',
                  medicines.filter((__, other) => other !== index),
                )
              }
            />
          )}
        </fieldset>
      ))}
      <div className={record.actions}>
        {medicines.length < maxMedicines && (
          <Button
            variant="secondary"
            inactive={isSubmitting}
            icon={<PlusIcon />}
            onClick={() => form.setValue('medicines', [...medicines, noMedicine])}
          >
            {words.addMedicine}
          </Button>
        )}
      </div>
      <div className={record.actions}>
        <SubmitButton>{words.issue}</SubmitButton>
        <LeaveButton onClick={onDone}>{words.leave}</LeaveButton>
      </div>
    </Form>
  );
});
