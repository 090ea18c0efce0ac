import type { OwnClaim } from '@shared/contracts/api';
import { formatDay, formatNaira, type StatusLabel } from '@shared/format';
import { Button, ErrorLine, saveFile, Sentence, StatusPill } from '@shared/ui';
import { Reference } from '../../components/reference';
import { useAct } from '../../components/use-act';
import { getEvidence } from './claims.api';
import styles from './claims.module.css';
import { words } from './claims.words';

const labels: Record<OwnClaim['status'], StatusLabel> = {
  processing: { label: words.processing, tone: 'warning' },
  approved: { label: words.approved, tone: 'info' },
  paid: { label: words.paid, tone: 'success' },
  refused: { label: words.refused, tone: 'error' },
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
        <Reference>{claim.reference}</Reference>
        <span>{`, ${formatDay(claim.created_at)}`}</span>
      </p>
      <p>{claim.comment}</p>
      <p>
        <Sentence text={outcome(claim)} asIs={formatNaira(claim.amount, '₦')} />
      </p>
      <ul className={styles.files} aria-label={words.evidenceOf(claim.reference)}>
        {claim.evidence.map((file) => (
          <EvidenceFile key={String(file.id)} reference={claim.reference} file={file} />
        ))}
      </ul>
    </li>
  );
}

function outcome({ status, amount, reason, paid_at }: OwnClaim): string {
  if (status === 'approved') return words.whenPaid(formatNaira(amount, '₦'));
  if (status === 'paid') return words.paidOn(formatNaira(amount, '₦'), formatDay(paid_at));
  if (status === 'refused') return words.notPaid(reason ?? '');
  return words.whenAnswered;
}

function EvidenceFile({ reference, file }: { reference: string; file: OwnClaim['evidence'][number] }) {
  const { busy, failure, run } = useAct();
  const name = file.name || words.unnamedFile;
  const handleClick = () =>
    run(async () => {
      const blob = await getEvidence(reference, file.id);
      saveFile(blob, blob.type, name);
    });
  return (
    <li>
      <Button size="small" variant="quiet" busy={busy} onClick={() => void handleClick()}>
        {words.download(name)}
      </Button>
      <ErrorLine>{failure}</ErrorLine>
    </li>
  );
}
