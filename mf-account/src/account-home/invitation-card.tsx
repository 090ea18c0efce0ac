import type { User } from '@shared/contracts/api';
import { formatNaira } from '@shared/format';
import { Button, ErrorLine, Notice, Sentence } from '@shared/ui';
import { useAct } from '../components/use-act';
import { acceptInvitation, declineInvitation } from '../invite/invitations.api';
import { words } from './account-home.words';
import styles from './invitation-card.module.css';

type Invitation = NonNullable<User['invitation']>;

/**
 * An open invitation to this person's address, also for somebody who came by its link: joining is an act of their
 * own, because it tells the owner of the plan and may end another one (R4.90).
 */
export function InvitationCard({
  invitation,
  onChanged,
}: {
  invitation: Invitation;
  onChanged: () => Promise<void>;
}) {
  const { busy, failure, run } = useAct();
  const { id, own_plan: own } = invitation;

  const decide = (work: () => Promise<void>) =>
    run(async () => {
      await work();
      await onChanged();
    });
  const join = () => decide(() => acceptInvitation(id, own !== null));

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
      {invitation.note && <p className={styles.note}>{`“${invitation.note}”`}</p>}
      <div className={styles.actions}>
        <Button size="small" busy={busy} onClick={() => void join()}>
          {own ? words.endAndJoin(own.plan) : words.join}
        </Button>
        <Button
          size="small"
          variant="secondary"
          inactive={busy}
          onClick={() => void decide(() => declineInvitation(id))}
        >
          {own ? words.keepPlan(own.plan) : words.decline}
        </Button>
      </div>
      <ErrorLine>{failure}</ErrorLine>
    </Notice>
  );
}
