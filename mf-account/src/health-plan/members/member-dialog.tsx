import { capitalise, formatDate } from '@shared/format';
import { Dialog } from '@shared/ui';
import { memberName } from './member-name';
import type { Member } from './members.api';
import styles from './members.module.css';
import { ResendButton } from './resend-button';

/** What is known about somebody on the plan. Nothing about their health: that is theirs alone. */
export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const facts = [
    ['Email', member.email],
    ['Status', capitalise(member.status)],
    ['Added', formatDate(member.created_at)],
  ].filter(([, value]) => value);
  return (
    <Dialog title={memberName(member)} size="small" onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ResendButton member={member} onSent={onClose} />
    </Dialog>
  );
}
