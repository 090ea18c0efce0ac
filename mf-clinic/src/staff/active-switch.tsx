import type { ChangeStaffBody, Staff } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { failureText, Mutation } from '@shared/runtime';
import { Button, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { askClinic } from '../desk/ask-clinic';
import styles from './staff.module.css';
import { words } from './staff.words';

interface Props {
  person: Staff;
  onDone: () => Promise<void>;
}

/** Deactivates somebody, or lets them in again. */
export const ActiveSwitch = observer(function ActiveSwitch({ person, onDone }: Props) {
  const { id, name, roles, specialty, licence, active } = person;
  const [{ busy, failure, run }] = useState(
    () => new Mutation((body: ChangeStaffBody) => askClinic(calls.changeStaff, { params: { id }, body })),
  );
  const handleClick = async () => {
    if (await run({ name, roles, specialty, licence, active: !active })) await onDone();
  };
  return (
    <div className={styles.actions}>
      <Button variant={active ? 'danger' : 'secondary'} busy={busy} onClick={() => void handleClick()}>
        {active ? words.deactivate : words.activate}
      </Button>
      {active && <p>{words.deactivateSure}</p>}
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </div>
  );
});
