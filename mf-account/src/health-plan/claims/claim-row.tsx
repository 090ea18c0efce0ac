import type { OwnClaim } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay, formatNaira, type StatusLabel } from '@ilera/format';
import { FormDisclosure } from '@ilera/forms';
import { api, modals } from '@ilera/runtime';
import { Button, SaveButton, Sentence, Small, StatusPill, lazyComponent, VisuallyHidden } from '@ilera/ui';
import { Reference } from '../../components/reference';
import { claimWords as words } from '../health-plan.words';
import { words as accountWords } from './account.words';
import styles from './claims.module.css';

const labels: Record<OwnClaim['status'], StatusLabel> = {
  processing: { label: words.processing, tone: 'warning' },
  approved: { label: words.approved, tone: 'info' },
  paid: { label: words.paid, tone: 'success' },
  refused: { label: words.refused, tone: 'error' },
};

/** One claim: its benefit, status, reason and files. */
export function ClaimRow({ claim, canClaim }: { claim: OwnClaim; canClaim: boolean }) {
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.name}>{claim.benefit}</p>
        <StatusPill status={labels[claim.status] ?? labels.processing} />
      </div>
      <Small>
        <Reference>{claim.reference}</Reference>
        <span>{`, ${formatDay(claim.created_at)}`}</span>
      </Small>
      <p>{claim.comment}</p>
      <p>
        <Sentence text={outcome(claim)} asIs={formatNaira(claim.amount, '₦')} />
      </p>
      <ClaimAccount claim={claim} />
      {canClaim && claim.status === 'refused' && <AgainButton claim={claim} />}
      <ul className={styles.files} aria-label={words.evidenceOf(claim.reference)}>
        {claim.evidence.map(({ id, name }) => (
          <li key={String(id)}>
            <SaveButton
              size="small"
              variant="quiet"
              read={() => api.call(calls.claimEvidence, { params: { reference: claim.reference, id } })}
              name={name || words.unnamedFile}
            >
              {words.download(name || words.unnamedFile)}
            </SaveButton>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Opens the claim form with the benefit and comment of a refused claim. */
function AgainButton({ claim: { claimable_id, benefit, reference, comment } }: { claim: OwnClaim }) {
  const claimable = { id: String(claimable_id), name: benefit };
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        onClick={() => modals.open('claiming', { claimable, again: { reference, comment } })}
      >
        <span>{words.sendAgain}</span>
        <VisuallyHidden>{` ${reference}`}</VisuallyHidden>
      </Button>
    </div>
  );
}

function outcome({ status, amount, reason, paid_at, account }: OwnClaim): string {
  const naira = formatNaira(amount, '₦');
  if (status === 'approved') return account ? words.whenPaid(naira) : words.accountMissing(naira);
  if (status === 'paid') return words.paidOn(naira, formatDay(paid_at));
  if (status === 'refused') return words.notPaid(reason ?? '');
  return words.whenAnswered;
}

const AccountForm = lazyComponent(() => import(/* webpackChunkName: "claim-account" */ './account-form'));

/** The bank account of an approved claim, which can be named or changed until the money is sent. */
function ClaimAccount({ claim: { reference, status, account } }: { claim: OwnClaim }) {
  return (
    <>
      {account && (
        <p className={styles.account}>
          <span>{accountWords.paidTo}</span>{' '}
          <span translate="no">{`${account.bank}, ${account.number}`}</span>
        </p>
      )}
      {status === 'approved' && (
        <FormDisclosure
          label={account ? accountWords.change : accountWords.name}
          variant={account ? 'secondary' : 'primary'}
        >
          {(close) => <AccountForm reference={reference} onDone={close} />}
        </FormDisclosure>
      )}
    </>
  );
}
