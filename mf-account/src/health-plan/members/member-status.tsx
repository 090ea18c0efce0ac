import type { Employee } from '@shared/contracts/api';
import { hasFeature } from '@shared/runtime';
import { Badge } from '@shared/ui';
import { words } from './members.words';

/** Whether an invitation is open or has run out; nothing for somebody who has joined. */
export function MemberStatus({ member }: { member: Employee }) {
  if (!hasFeature('invitations')) return null;
  if (member.status === 'invited') return <Badge tone="warning">{words.invited}</Badge>;
  if (member.status === 'expired') return <Badge tone="neutral">{words.expired}</Badge>;
  return null;
}
