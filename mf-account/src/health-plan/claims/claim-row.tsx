import { claimDecisionTime } from '@shared/contracts';
import type { OwnClaim } from '@shared/contracts/api';
import { formatDay, formatNaira, type StatusLabel } from '@shared/format';
import { failureMessage, firstError } from '@shared/runtime';
import { Button, ErrorLine, saveFile, StatusPill } from '@shared/ui';
import { useState } from 'react';
import { Reference } from '../../components/reference';
import { getEvidence } from './claims.api';
import styles from './claims.module.css';

const labels: Record<OwnClaim['status'], StatusLabel> = {
  processing: { label: 'In review', tone: 'warning' },
  approved: { label: 'Approved', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  refused: { label: 'Refused', tone: 'error' },
};

/** One claim: benefit, status with its reason, and files. */
export function ClaimRow({ claim }: { claim: OwnClaim }) {
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.name}>{claim.benefit}</p>
        <StatusPill status={labels[claim.status] ?? labels.processing} />
      </div>
      <p className={styles.muted}>
        <Reference>{claim.reference}</Reference>, {formatDay(claim.created_at)}
      </p>
      <p>{claim.comment}</p>
      <p>{outcome(claim)}</p>
      <ul className={styles.files} aria-label={`Evidence of ${claim.reference}`}>
        {claim.evidence.map((file) => (
          <EvidenceFile key={String(file.id)} reference={claim.reference} file={file} />
        ))}
      </ul>
    </li>
  );
}

function outcome({ status, amount, reason, paid_at }: OwnClaim): string {
  if (status === 'approved')
    return `${formatNaira(amount, '₦')} will be sent to you within ${claimDecisionTime}.`;
  if (status === 'paid') return `${formatNaira(amount, '₦')} sent on ${formatDay(paid_at)}.`;
  if (status === 'refused') return `Not paid: ${reason ?? ''}`;
  return `We answer within ${claimDecisionTime} by e-mail.`;
}

function EvidenceFile({ reference, file }: { reference: string; file: OwnClaim['evidence'][number] }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const name = file.name || 'evidence';
  const handleClick = async () => {
    setBusy(true);
    setFailure('');
    try {
      const blob = await getEvidence(reference, file.id);
      saveFile(blob, blob.type, name);
    } catch (error) {
      setFailure(firstError(error) ?? failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <Button size="small" variant="quiet" busy={busy} onClick={() => void handleClick()}>
        Download {name}
      </Button>
      <ErrorLine>{failure}</ErrorLine>
    </li>
  );
}
