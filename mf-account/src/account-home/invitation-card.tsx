import type { User } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay, formatNaira } from '@ilera/format';
import { api } from '@ilera/runtime';
import { ActionButton, Buttons, Notice, Sentence } from '@ilera/ui';
import { useState } from 'react';
import { words } from './account-home.words';
import { profileAction } from '../profile/use-profile';
import styles from './account-home.module.css';

type Invitation = NonNullable<User['invitation']>;

/**
 * An open invitation to this person's address. Even after following the invitation's link the person joins
 * deliberately: joining informs the plan's owner and may end another plan (R4.90).
 */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { id, plan, own_plan: ownPlan } = invitation;
  const params = { id };
  const [isBusy, setBusy] = useState(false);
  const decision = { ...profileAction, size: 'small', inactive: isBusy, onBusy: setBusy } as const;
  return (
    <Notice
      title={<Sentence text={words.invited(invitation.from, invitation.plan)} asIs={invitation.from} />}
      role="status"
    >
      <p>
        {ownPlan ? (
          <Sentence
            text={words.invitedWithPlan(
              ownPlan.plan,
              formatDay(ownPlan.until),
              formatNaira(ownPlan.refund, '₦'),
            )}
            asIs={formatNaira(ownPlan.refund, '₦')}
          />
        ) : (
          words.invitedForFree
        )}
      </p>
      {invitation.note && <p className={styles.invitationNote}>{`“${invitation.note}”`}</p>}
      <Buttons className={styles.decisions}>
        <ActionButton
          {...decision}
          act={() => api.call(calls.acceptInvitation, { params, body: { ends_own_plan: ownPlan !== null } })}
          done={words.joined(plan)}
        >
          {ownPlan ? words.endAndJoin(ownPlan.plan) : words.join}
        </ActionButton>
        <ActionButton
          {...decision}
          variant="secondary"
          act={() => api.call(calls.declineInvitation, { params })}
          done={words.declined}
        >
          {ownPlan ? words.keepPlan(ownPlan.plan) : words.decline}
        </ActionButton>
      </Buttons>
    </Notice>
  );
}
