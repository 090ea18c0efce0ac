import type { User } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay, formatNaira } from '@ilera/format';
import { api, hasFeature } from '@ilera/runtime';
import { ActionButton, Buttons, ConfirmButton, Notice, Sentence } from '@ilera/ui';
import { useState } from 'react';
import { words } from './account-home.words';
import { profileAction } from '../profile/use-profile';
import styles from './account-home.module.css';

/** The plan that ended when its holder joined another one: the last day to resume it, and its refund (R4.90). */
export function GivenUpPlan({ user }: { user: User }) {
  const [isBusy, setBusy] = useState(false);
  const plan = user.given_up_plan;
  if (!plan || !hasFeature('invitations')) return null;
  const isCovered = user.plan !== null;
  const [lastDay, end, refund] = [
    formatDay(plan.until),
    formatDay(plan.expires_at),
    formatNaira(plan.refund, '₦'),
  ];

  const decision = { ...profileAction, onBusy: setBusy };
  return (
    <Notice
      tone={isCovered ? 'info' : 'warning'}
      title={isCovered ? words.endedByJoining(plan.plan) : words.canTakeUp(plan.plan)}
    >
      {isCovered ? (
        <p>
          {plan.refund > 0 && <Sentence text={`${words.refundOn(refund, lastDay)} `} asIs={refund} />}
          <span>{words.whileCovered(plan.plan, end)}</span>
        </p>
      ) : (
        <p>
          <span>{words.takeUpUntil(lastDay, end)}</span>
          {plan.refund > 0 && <Sentence text={` ${words.otherwise(refund, lastDay)}`} asIs={refund} />}
          {user.employer_id !== null && <span>{` ${words.leavesTheirs}`}</span>}
        </p>
      )}
      <Buttons className={styles.decisions}>
        {!isCovered && (
          <ActionButton
            size="small"
            inactive={isBusy}
            {...decision}
            act={() => api.call(calls.takeUpPlan)}
            done={words.takenUp(plan.plan)}
          >
            {words.takeUp(plan.plan)}
          </ActionButton>
        )}
        {plan.refund > 0 && (
          <ConfirmButton
            size="small"
            variant="secondary"
            inactive={isBusy}
            action={{ ...decision, act: () => api.call(calls.refundGivenUpPlan), done: words.refundSent }}
            confirm={{
              title: words.refundHeading,
              text: words.refundWarning(plan.plan),
              yes: words.refundNow,
              no: words.keepWaiting,
            }}
          >
            {words.refundNow}
          </ConfirmButton>
        )}
      </Buttons>
    </Notice>
  );
}
