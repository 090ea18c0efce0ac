import type { InviteStaffBody, Staff, StaffRole } from '@ilera/contracts/api';
import { Form, FormCheckbox, FormTextField, LeaveButton, SubmitButton, useFormContext } from '@ilera/forms';
import { ErrorLine } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { words as desk } from '../desk/desk.words';
import { useKeptForm } from '../desk/unsaved';
import type { PersonValues } from './person.schema';
import formStyles from '../components/form.module.css';
import styles from './staff.module.css';
import { words } from './staff.words';

const roleNames = Object.keys(desk.roles) as StaffRole[];

const valuesOf = (person: Staff | null): PersonValues => ({
  name: person?.name ?? '',
  email: person?.email ?? '',
  roles: Object.fromEntries(
    roleNames.map((role) => [role, person?.roles.includes(role) ?? false]),
  ) as PersonValues['roles'],
  specialty: person?.specialty ?? '',
  licence: person?.licence ?? '',
});

function bodyOf({ name, email, roles, specialty, licence }: PersonValues): InviteStaffBody {
  return {
    name,
    email,
    roles: roleNames.filter((role) => roles[role]),
    specialty: roles.doctor ? specialty : null,
    licence: roles.doctor ? licence : null,
  };
}

interface Props {
  /** Null for an invitation. */
  person: Staff | null;
  /** Resolves to the message to show afterwards. */
  onSend: (body: InviteStaffBody) => Promise<string>;
  onDone: (text: string) => void;
  onLeave: () => void;
}

/** Edits name, roles, and a doctor's details. The mail address identifies the invited person and cannot change. */
export function PersonForm({ person, onSend, onDone, onLeave }: Props) {
  const label = person ? words.changeWhom(person.name) : words.invite;
  const form = useKeptForm<PersonValues>(label, {
    schema: async () =>
      (await import(/* webpackChunkName: "schema.person" */ './person.schema')).personSchema,
    defaultValues: valuesOf(person),
  });
  const handleSubmit = async (values: PersonValues) => {
    const message = await onSend(bodyOf(values));
    // A new person was invited with the submitted values.
    if (person && !form.isAsSent) return;
    form.reset();
    onDone(message);
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={label} className={formStyles.form}>
      <FormTextField name="name" label={words.name} autoComplete="off" autoFocus />
      <FormTextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="off"
        readOnly={person !== null}
      />
      <RoleFields />
      <DoctorFields />
      <div className={formStyles.actions}>
        <SubmitButton>{person ? words.changeNow : words.inviteNow}</SubmitButton>
        <LeaveButton onClick={onLeave}>{words.leave}</LeaveButton>
      </div>
    </Form>
  );
}

const RoleFields = observer(function RoleFields() {
  const form = useFormContext<PersonValues>();
  return (
    <fieldset className={styles.roles}>
      <legend>{words.roles}</legend>
      {roleNames.map((role) => (
        <FormCheckbox
          key={role}
          name={`roles.${role}`}
          label={desk.roles[role]}
          onChange={() => form.clearErrors('roles')}
        />
      ))}
      <ErrorLine>{form.errors.get('roles')}</ErrorLine>
    </fieldset>
  );
});

const DoctorFields = observer(function DoctorFields() {
  if (!useFormContext<PersonValues>().values.roles.doctor) return null;
  return (
    <>
      <FormTextField name="specialty" label={words.specialty} autoComplete="off" />
      <FormTextField name="licence" label={words.licence} autoComplete="off" />
    </>
  );
});
