import type { User } from '@shared/contracts/api';
import { formatDay, formatNaira } from '@shared/format';
import { hasFeature, toasts } from '@shared/runtime';
import { Button, Dialog, ErrorLine, Notice, Sentence } from '@shared/ui';
import { useState } from 'react';
import { useAct } from '../components/use-act';
import { refundGivenUpPlan, takeUpPlan } from '../invite/invitations.api';
import { words } from './account-home.words';
import styles from './given-up-plan.module.css';

/** The plan that ended by joining another one: until when it can be taken up again, and its refund (R4.90). */
export function GivenUpPlan({ user, onChanged }: { user: User; onChanged: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAct();
  const own = user.given_up_plan;
  if (!own || !hasFeature('invitations')) return null;
  const isCovered = user.plan !== null;
  const [until, end, refund] = [
    formatDay(own.until),
    formatDay(own.expires_at),
    formatNaira(own.refund, '₦'),
  ];

  const decide = (work: () => Promise<void>, done: string) =>
    run(async () => {
      await work();
      toasts.success(done);
      setAsking(false);
      await onChanged();
    });
  return (
    <Notice
      tone={isCovered ? 'info' : 'warning'}
      title={isCovered ? words.endedByJoining(own.plan) : words.canTakeUp(own.plan)}
    >
      {isCovered ? (
        <p>
          {own.refund > 0 && <Sentence text={`${words.refundOn(refund, until)} `} asIs={refund} />}
          <span>{words.whileCovered(own.plan, end)}</span>
        </p>
      ) : (
        <p>
          <span>{words.takeUpUntil(until, end)}</span>
          {own.refund > 0 && <Sentence text={` ${words.otherwise(refund, until)}`} asIs={refund} />}
          {user.employer_id !== null && <span>{` ${words.leavesTheirs}`}</span>}
        </p>
      )}
      <div className={styles.actions}>
        {!isCovered && (
          <Button size="small" busy={busy} onClick={() => void decide(takeUpPlan, words.takenUp(own.plan))}>
            {words.takeUp(own.plan)}
          </Button>
        )}
        {own.refund > 0 && (
          <Button size="small" variant="secondary" inactive={busy} onClick={() => setAsking(true)}>
            {words.refundNow}
          </Button>
        )}
      </div>
      {!asking && <ErrorLine>{failure}</ErrorLine>}
      {asking && (
        <Dialog title={words.refundHeading} size="small" onClose={() => setAsking(false)}>
          <p>{words.refundWarning(own.plan)}</p>
          <ErrorLine>{failure}</ErrorLine>
          <div className={styles.actions}>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => void decide(refundGivenUpPlan, words.refundSent)}
            >
              {words.refundNow}
            </Button>
            <Button variant="secondary" inactive={busy} onClick={() => setAsking(false)}>
              {words.keepWaiting}
            </Button>
          </div>
        </Dialog>
      )}
    </Notice>
  );
}
