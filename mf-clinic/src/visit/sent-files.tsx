import type { ClinicVisit } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { Block } from '../components/block';
import { FileList } from '../components/files/file-list';
import { askClinic } from '../desk/ask-clinic';
import { mayCare } from '../desk/who-am-i';
import styles from './visit.module.css';
import { words } from './visit.words';

/** What the person sent: each file is read with a press, which the person sees. */
export function SentFiles({ visit: { reference, files } }: { visit: ClinicVisit }) {
  if (!mayCare() || files.length === 0) return null;
  return (
    <Block title={words.files}>
      <p className={styles.hint}>{words.filesNote}</p>
      <FileList
        files={files}
        read={(id) => askClinic(calls.clinicFile, { params: { reference, id }, retry: false })}
      />
    </Block>
  );
}
