import * as calls from '@shared/contracts/calls';
import { failureText, Mutation } from '@shared/runtime';
import { Button, DownloadIcon, ErrorLine, saveFile } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { askClinic } from '../../desk/ask-clinic';
import { letterWords as words } from '../visit.words';

interface Props {
  reference: string;
  code: string;
  name: string;
}

async function save({ reference, code, name }: Props): Promise<void> {
  const file = await askClinic(calls.clinicLetter, { params: { reference, code } });
  saveFile(file, 'application/pdf', `${name}.pdf`);
}

/** Saves a prescription or a referral as PDF. */
export const LetterButton = observer(function LetterButton(props: Props) {
  const [{ busy, failure, run }] = useState(() => new Mutation(save));
  return (
    <>
      <Button variant="secondary" icon={<DownloadIcon />} busy={busy} onClick={() => void run(props)}>
        {words.pdf}
      </Button>
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </>
  );
});
