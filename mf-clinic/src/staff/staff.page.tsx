import { Desk } from '../desk/desk';
import { StaffList } from './staff-list';
import { words } from './staff.words';

/** /clinic/staff, for managers: who works here. */
export default function StaffPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <StaffList />
    </Desk>
  );
}
