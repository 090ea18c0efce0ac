import * as calls from '@shared/contracts/calls';
import { DownloadIcon, SaveButton } from '@shared/ui';
import { askClinic } from '../../desk/ask-clinic';
import { letterWords as words } from '../visit.words';

interface Props {
  reference: string;
  code: string;
  name: string;
}

/** Saves a prescription or a referral as PDF. */
export const LetterButton = ({ reference, code, name }: Props) => (
  <SaveButton
    icon={<DownloadIcon />}
    read={() => askClinic(calls.clinicLetter, { params: { reference, code } })}
    name={`${name}.pdf`}
    type="application/pdf"
  >
    {words.pdf}
  </SaveButton>
);
