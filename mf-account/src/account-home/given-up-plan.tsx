import type { User } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDay, formatNaira } from '@shared/format';
import { api, failureText, hasFeature, Mutation, toasts } from '@shared/runtime';
import { Button, Dialog, ErrorLine, Notice, Sentence } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { words } from './account-home.words';
import styles from './account-home.module.css';

interface Props {
  user: User;
  onChanged: () => Promise<unknown>;
}

/** The plan that ended by joining another one: until when it can be taken up again, and its refund (R4.90). */
export const GivenUpPlan = observer(function GivenUpPlan({ user, onChanged }: Props) {
  const [asking, setAsking] = useState(false);
  const [deciding] = useState(() => new Mutation((work: () => Promise<void>) => work()));
  const { busy, failure, run } = deciding;
  const own = user.given_up_plan;
  if (!own || !hasFeature('invitations')) return null;
  const isCovered = user.plan !== null;
  const [until, end, refund] = [
    formatDay(own.until),
    formatDay(own.expires_at),
    formatNaira(own.refund, '₦'),
  ];

  const decide = (send: () => Promise<unknown>, done: string) =>
    run(async () => {
      await send();
      toasts.success(done);
      setAsking(false);
      await onChanged();
    });
  const takeUp = () => decide(() => api.call(calls.takeUpPlan), words.takenUp(own.plan));
  const refundNow = () => decide(() => api.call(calls.refundGivenUpPlan), words.refundSent);
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
      <div className={styles.decisions}>
        {!isCovered && (
          <Button size="small" busy={busy} onClick={() => void takeUp()}>
            {words.takeUp(own.plan)}
          </Button>
        )}
        {own.refund > 0 && (
          <Button size="small" variant="secondary" inactive={busy} onClick={() => setAsking(true)}>
            {words.refundNow}
          </Button>
        )}
      </div>
      {!asking && <ErrorLine>{failureText(failure)}</ErrorLine>}
      {asking && (
        <Dialog title={words.refundHeading} size="small" onClose={() => setAsking(false)}>
          <p>{words.refundWarning(own.plan)}</p>
          <ErrorLine>{failureText(failure)}</ErrorLine>
          <div className={styles.decisions}>
            <Button variant="danger" busy={busy} onClick={() => void refundNow()}>
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
});
