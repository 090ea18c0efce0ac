import type { SupportPerson } from '@shared/contracts/api';
import { failureText } from '@shared/runtime';
import { Button, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type PersonStore, useAct } from './person.store';
import { words } from './person.words';

interface Props {
  store: PersonStore;
  label: string;
  send: () => Promise<SupportPerson>;
}

/** Sends a mail to the person once more. */
export const SendMail = observer(function SendMail({ store, label, send }: Props) {
  const { busy, failure, run } = useAct(store);
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void run(send).then((person) => setIsSent(person !== null))}
      >
        {label}
      </Button>
      {isSent && <p role="status">{words.mailSent}</p>}
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </>
  );
});
