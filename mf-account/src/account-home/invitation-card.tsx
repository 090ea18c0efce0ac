import type { User } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatNaira } from '@shared/format';
import { api, failureText, Mutation } from '@shared/runtime';
import { Button, ErrorLine, Notice, Sentence } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { words } from './account-home.words';
import styles from './account-home.module.css';

type Invitation = NonNullable<User['invitation']>;

interface Props {
  invitation: Invitation;
  onChanged: () => Promise<unknown>;
}

/**
 * An open invitation to this person's address, also for somebody who came by its link: joining is an act of their
 * own, because it tells the owner of the plan and may end another one (R4.90).
 */
export const InvitationCard = observer(function InvitationCard({ invitation, onChanged }: Props) {
  const { id, own_plan: own } = invitation;
  const params = { id };
  const [deciding] = useState(() => new Mutation((work: () => Promise<void>) => work()));
  const { busy, failure, run } = deciding;
  const decide = (send: () => Promise<unknown>) =>
    run(async () => {
      await send();
      await onChanged();
    });
  const join = () =>
    decide(() => api.call(calls.acceptInvitation, { params, body: { ends_own_plan: own !== null } }));
  const decline = () => decide(() => api.call(calls.declineInvitation, { params }));

  return (
    <Notice
      title={<Sentence text={words.invited(invitation.from, invitation.plan)} asIs={invitation.from} />}
      role="status"
    >
      <p>
        {own ? (
          <Sentence
            text={words.invitedWithPlan(own.plan, formatNaira(own.refund, '₦'))}
            asIs={formatNaira(own.refund, '₦')}
          />
        ) : (
          words.invitedForFree
        )}
      </p>
      {invitation.note && <p className={styles.invitationNote}>{`“${invitation.note}”`}</p>}
      <div className={styles.decisions}>
        <Button size="small" busy={busy} onClick={() => void join()}>
          {own ? words.endAndJoin(own.plan) : words.join}
        </Button>
        <Button size="small" variant="secondary" inactive={busy} onClick={() => void decline()}>
          {own ? words.keepPlan(own.plan) : words.decline}
        </Button>
      </div>
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </Notice>
  );
});
