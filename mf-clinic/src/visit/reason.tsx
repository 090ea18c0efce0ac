import type { ClinicVisit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { ActionButton, Small, ViewIcon } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { FileList } from '../components/file-list';
import { askClinic } from '../desk/ask-clinic';
import { mayCare } from '../desk/staff.store';
import record from '../components/record.module.css';
import { words } from './visit.words';

/** The person's reason for the visit. Staff read it by a press, which the person's access log shows. */
export const Reason = observer(function Reason({ reference }: { reference: string }) {
  const [reason, setReason] = useState<string | null>(null);
  const read = async () =>
    setReason((await askClinic(calls.clinicReason, { params: { reference }, retry: false })).reason);
  if (!mayCare()) return null;
  return (
    <Block title={words.reason}>
      {reason === null ? (
        <>
          <Small>{words.reasonNote}</Small>
          <ActionButton variant="secondary" icon={<ViewIcon />} act={read}>
            {words.showReason}
          </ActionButton>
        </>
      ) : (
        <p role="status" className={record.text}>
          {reason || words.noReason}
        </p>
      )}
    </Block>
  );
});

/** The person's files. Staff read each by a press, which the person's access log shows. */
export function SentFiles({ visit: { reference, files } }: { visit: ClinicVisit }) {
  if (!mayCare() || files.length === 0) return null;
  return (
    <Block title={words.files}>
      <Small>{words.filesNote}</Small>
      <FileList
        files={files}
        read={(id) => askClinic(calls.clinicFile, { params: { reference, id }, retry: false })}
      />
    </Block>
  );
}
