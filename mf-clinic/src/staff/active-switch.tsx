import type { Staff } from '@shared/contracts/api';
import { Button, ErrorLine } from '@shared/ui';
import { useAct } from '../components/use-act';
import { changeStaff } from './staff.api';
import styles from './staff.module.css';
import { words } from './staff.words';

/** Deactivates somebody, or lets them in again. */
export function ActiveSwitch({ person, onDone }: { person: Staff; onDone: () => Promise<void> }) {
  const { busy, failure, run } = useAct();
  const { id, name, roles, specialty, licence, active } = person;
  const handleClick = () =>
    run(async () => {
      await changeStaff(id, { name, roles, specialty, licence, active: !active });
      await onDone();
    });
  return (
    <div className={styles.actions}>
      <Button variant={active ? 'danger' : 'secondary'} busy={busy} onClick={() => void handleClick()}>
        {active ? words.deactivate : words.activate}
      </Button>
      {active && <p>{words.deactivateSure}</p>}
      <ErrorLine>{failure}</ErrorLine>
    </div>
  );
}
