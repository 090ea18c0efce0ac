import type { ClaimAccount, ClaimDecisionBody, DeskClaim } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay, formatNaira } from '@ilera/format';
import type { Resource } from '@ilera/runtime';
import { ActionButton, Sentence, Small, ViewIcon } from '@ilera/ui';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import { decisionWords as words } from './claim.words';
import { ApproveForm, RefuseForm } from './decision-forms';

/** The claim's next step: approve with an amount, refuse with a reason, or record the payment. */
export function Decision({ store, claim }: { store: Resource<DeskClaim, [string]>; claim: DeskClaim }) {
  const { reference, status, amount, reason, decided_at, paid_at } = claim;
  const decide = (body: ClaimDecisionBody) =>
    store.change(askClinic(calls.decideClaim, { params: { reference }, body }));
  const isOpen = status === 'processing';
  const naira = formatNaira(amount, '₦');
  return (
    <Block title={words.title}>
      {(status === 'approved' || status === 'paid') && (
        <p>
          <Sentence text={words.approvedOn(naira, formatDay(decided_at))} asIs={naira} />
        </p>
      )}
      {status === 'refused' && (
        <>
          <p>{words.refusedOn(formatDay(decided_at))}</p>
          <p className={record.text}>{reason}</p>
        </>
      )}
      {status === 'paid' && <p>{words.paidOn(formatDay(paid_at))}</p>}
      <Payment claim={claim} onPaid={() => decide({ status: 'paid', account: claim.account })} />
      <ApproveForm isOpen={isOpen} onSend={decide} />
      <RefuseForm isOpen={isOpen} onSend={decide} />
    </Block>
  );
}

interface PaymentProps {
  claim: DeskClaim;
  onPaid: () => Promise<void>;
}

/** The person's bank account, masked until a press, which the person's access log shows. */
function Payment({ claim, onPaid }: PaymentProps) {
  const { reference, account, status } = claim;
  const [fullAccount, setFullAccount] = useState<ClaimAccount | null>(null);
  const read = async () =>
    setFullAccount(await askClinic(calls.deskClaimAccount, { params: { reference }, retry: false }));
  if (!account) return status === 'approved' && <Small>{words.noAccount}</Small>;
  const { bank, number } = fullAccount ?? account;
  return (
    <>
      <p className={record.text}>
        <span>{words.account}</span>{' '}
        <strong translate="no" role={fullAccount ? 'status' : undefined}>{`${bank}, ${number}`}</strong>
      </p>
      {status === 'approved' && (
        <div className={record.actions}>
          {!fullAccount && (
            <ActionButton variant="secondary" icon={<ViewIcon />} act={read}>
              {words.showAccount}
            </ActionButton>
          )}
          <ActionButton act={onPaid}>{words.paid}</ActionButton>
        </div>
      )}
    </>
  );
}
