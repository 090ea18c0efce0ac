import type { Employee } from '@shared/contracts/api';
import { capitalise, formatDay } from '@shared/format';
import { Dialog } from '@shared/ui';
import { type Fact, FactList } from '../../components/fact-list';
import { memberName } from './member-name';
import { words } from './members.words';
import { ResendButton } from './resend-button';

/** The details of somebody on the plan, without anything about their health. */
export function MemberDialog({ member, onClose }: { member: Employee; onClose: () => void }) {
  const facts: Fact[] = [
    [words.email, member.email],
    [words.status, capitalise(member.status)],
    [words.addedOn, formatDay(member.created_at)],
  ];
  return (
    <Dialog title={memberName(member)} size="small" onClose={onClose}>
      <FactList look="stacked" facts={facts} />
      <ResendButton member={member} onSent={onClose} />
    </Dialog>
  );
}
