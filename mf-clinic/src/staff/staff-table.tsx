import type { Staff } from '@ilera/contracts/api';
import type { StatusLabel } from '@ilera/format';
import {
  ActionButton,
  Button,
  EditIcon,
  EmailText,
  StatusPill,
  Table,
  type TableColumn,
  VisuallyHidden,
} from '@ilera/ui';
import { words as desk } from '../desk/desk.words';
import styles from '../components/form.module.css';
import { words } from './staff.words';

interface Props {
  people: readonly Staff[];
  onChange: (person: Staff) => void;
}

function stateOf({ active, joined }: Staff): StatusLabel {
  if (!active) return { label: words.deactivated, tone: 'error' };
  return joined ? { label: words.active, tone: 'success' } : { label: words.invited, tone: 'warning' };
}

/** Members of staff with their roles and a button to change each. */
export function StaffTable({ people, onChange }: Props) {
  const columns: TableColumn<Staff>[] = [
    {
      key: 'name',
      header: words.name,
      onPhone: 'lead',
      cell: ({ name }) => <span translate="no">{name}</span>,
    },
    { key: 'email', header: words.email, cell: ({ email }) => <EmailText email={email} /> },
    {
      key: 'roles',
      header: words.roles,
      cell: ({ roles }) => roles.map((role) => desk.roles[role]).join(', '),
    },
    { key: 'specialty', header: words.specialty, cell: ({ specialty }) => specialty ?? '–' },
    { key: 'licence', header: words.licence, cell: ({ licence }) => licence ?? '–' },
    { key: 'state', header: words.state, cell: (person) => <StatusPill status={stateOf(person)} /> },
    {
      key: 'change',
      header: words.change,
      align: 'end',
      onPhone: 'action',
      cell: (person) => (
        <Button variant="secondary" icon={<EditIcon />} onClick={() => onChange(person)}>
          <span>{words.change}</span>
          <VisuallyHidden>{` ${person.name}`}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <Table caption={words.table} columns={columns} rows={people} rowKey={({ id }) => id} empty={words.none} />
  );
}

/** The fields of a person that a manager can change. */
export const factsOf = ({ name, roles, specialty, licence, active }: Staff) => ({
  name,
  roles,
  specialty,
  licence,
  active,
});

interface ActiveSwitchProps {
  person: Staff;
  onSwitch: (active: boolean) => Promise<void>;
  onDone: () => void;
}

/** Deactivates or reactivates a member of staff. */
export function ActiveSwitch({ person: { active }, onSwitch, onDone }: ActiveSwitchProps) {
  return (
    <div className={styles.actions}>
      <ActionButton variant={active ? 'danger' : 'secondary'} act={() => onSwitch(!active)} onDone={onDone}>
        {active ? words.deactivate : words.activate}
      </ActionButton>
      {active && <p>{words.deactivateSure}</p>}
    </div>
  );
}
