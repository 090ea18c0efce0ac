import type { DeskClaim } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay, formatNaira } from '@ilera/format';
import { Link } from '@ilera/runtime';
import { Sentence, Small, StatusPill } from '@ilera/ui';
import { addresses } from '../addresses';
import { Block } from '../components/block';
import { claimStatus } from '../components/status-labels';
import { FileList } from '../components/file-list';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './claim.module.css';
import { words } from './claim.words';

/** The files of a claim. Staff read each by a press, which the person's access log shows. */
export function Evidence({ claim: { reference, evidence, also_in } }: { claim: DeskClaim }) {
  return (
    <Block title={words.evidence}>
      <Small>{evidence.length === 0 ? words.noEvidence : words.evidenceNote}</Small>
      {also_in?.map((other) => (
        <Link key={other} to={addresses.claim(other)} className={record.link}>
          <Sentence text={words.alsoIn(other)} asIs={other} />
        </Link>
      ))}
      <FileList
        files={evidence}
        read={(id) => askClinic(calls.deskEvidence, { params: { reference, id }, retry: false })}
      />
    </Block>
  );
}

/** The person's other claims, which may hold the same receipt. */
export function OtherClaims({ claim: { others } }: { claim: DeskClaim }) {
  return (
    <Block title={words.others}>
      {others.length === 0 ? (
        <Small>{words.noOthers}</Small>
      ) : (
        <ul className={styles.others}>
          {others.map(({ reference, benefit, status, amount, created_at }) => (
            <li key={reference}>
              <Link to={addresses.claim(reference)} className={record.link}>
                <span>{benefit}</span>
              </Link>
              <span translate="no">{formatDay(created_at)}</span>
              {amount !== null && <span translate="no">{formatNaira(amount, '₦')}</span>}
              <StatusPill status={claimStatus(status)} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
