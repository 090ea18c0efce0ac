import type { ClaimDecisionBody, DeskClaim } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDay, formatNaira } from '@shared/format';
import { failureText, Mutation } from '@shared/runtime';
import { ErrorLine, Sentence } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import styles from './claim.module.css';
import type { RecordStore } from '../components/record.store';
import { decisionWords as words } from './claim.words';
import { Payment } from './payment';
import { ApproveForm, RefuseForm } from './decision-forms';

/** Approve with an amount, refuse with a reason, note that it is paid; whatever the claim waits for. */
export const Decision = observer(function Decision({
  store,
  claim,
}: {
  store: RecordStore<DeskClaim>;
  claim: DeskClaim;
}) {
  const { status, amount, reason, decided_at, paid_at } = claim;
  const [{ busy, failure, run }] = useState(
    () =>
      new Mutation((body: ClaimDecisionBody) =>
        store.change((reference) => askClinic(calls.decideClaim, { params: { reference }, body })),
      ),
  );
  const decide = (body: ClaimDecisionBody) => void run(body);
  const naira = formatNaira(amount, '₦');
  return (
    <Block title={words.title}>
      {status === 'processing' && (
        <>
          <ApproveForm busy={busy} onSend={decide} />
          <RefuseForm busy={busy} onSend={decide} />
        </>
      )}
      {(status === 'approved' || status === 'paid') && (
        <p>
          <Sentence text={words.approvedOn(naira, formatDay(decided_at))} asIs={naira} />
        </p>
      )}
      {status === 'refused' && (
        <>
          <p>{words.refusedOn(formatDay(decided_at))}</p>
          <p className={styles.text}>{reason}</p>
        </>
      )}
      {status === 'paid' && <p>{words.paidOn(formatDay(paid_at))}</p>}
      <Payment claim={claim} busy={busy} onPaid={() => decide({ status: 'paid' })} />
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </Block>
  );
});
