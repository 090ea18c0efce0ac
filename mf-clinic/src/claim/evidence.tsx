import type { DeskClaim } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { Block } from '../components/block';
import { FileList } from '../components/files/file-list';
import { askClinic } from '../desk/ask-clinic';
import styles from './claim.module.css';
import { words } from './claim.words';

/** The files of a claim, each read with a press, which the person sees. */
export function Evidence({ claim: { reference, evidence } }: { claim: DeskClaim }) {
  return (
    <Block title={words.evidence}>
      <p className={styles.hint}>{evidence.length === 0 ? words.noEvidence : words.evidenceNote}</p>
      <FileList
        files={evidence}
        read={(id) => askClinic(calls.deskEvidence, { params: { reference, id }, retry: false })}
      />
    </Block>
  );
}
