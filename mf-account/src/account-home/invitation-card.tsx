import type { User } from '@shared/contracts/api';
import { formatNaira } from '@shared/format';
import { visitStorage } from '@shared/runtime';
import { Button, ErrorLine, Notice, Sentence } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useAct } from '../components/use-act';
import { acceptInvitation, declineInvitation } from '../invite/invitations.api';
import { words } from './account-home.words';
import styles from './invitation-card.module.css';

type Invitation = NonNullable<User['invitation']>;

/** Set where this visit opened the link of an invitation (R4.20). */
const openedKey = 'employee_invite';

/**
 * An open invitation to this person's address. A person who came by its link joins without another press; a
 * person with a plan of their own chooses which one to keep (R4.75).
 */
export const InvitationCard = observer(function InvitationCard({
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
      visitStorage.remove(openedKey);
      await onChanged();
    });
  const join = () => decide(() => acceptInvitation(id, own !== null));
  // With several open invitations the link may be another one's, so the person chooses.
  const cameByLink = visitStorage.get(openedKey) !== null && invitation.is_only !== false;
  const joined = useRef(false);
  useEffect(() => {
    if (!cameByLink || own !== null || joined.current) return;
    joined.current = true;
    void join();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each invitation: a failure leaves the buttons
  }, [id]);

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
});
