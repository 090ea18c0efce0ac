import type { ClaimAccount, DeskClaim } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { failureText, Mutation } from '@shared/runtime';
import { Button, ErrorLine, ViewIcon } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { askClinic } from '../desk/ask-clinic';
import styles from './claim.module.css';
import { decisionWords as words } from './claim.words';

interface Props {
  claim: DeskClaim;
  busy: boolean;
  onPaid: () => void;
}

/** The account that the person named: masked, and whole with a press, which the person sees. */
export const Payment = observer(function Payment({ claim, busy, onPaid }: Props) {
  const { reference, account, status } = claim;
  const [whole, setWhole] = useState<ClaimAccount | null>(null);
  const [reading] = useState(
    () =>
      new Mutation(async () =>
        setWhole(await askClinic(calls.deskClaimAccount, { params: { reference }, retry: false })),
      ),
  );
  if (!account) return status === 'approved' && <p className={styles.hint}>{words.noAccount}</p>;
  const { bank, number } = whole ?? account;
  return (
    <>
      <p className={styles.text}>
        <span>{words.account}</span>{' '}
        <strong translate="no" role={whole ? 'status' : undefined}>{`${bank}, ${number}`}</strong>
      </p>
      {status === 'approved' && (
        <div className={styles.actions}>
          {!whole && (
            <Button
              variant="secondary"
              icon={<ViewIcon />}
              busy={reading.busy}
              onClick={() => void reading.run()}
            >
              {words.showAccount}
            </Button>
          )}
          <Button busy={busy} onClick={onPaid}>
            {words.paid}
          </Button>
        </div>
      )}
      <ErrorLine>{failureText(reading.failure)}</ErrorLine>
    </>
  );
});
