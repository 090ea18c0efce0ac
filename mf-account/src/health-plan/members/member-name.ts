import { fullName } from '@shared/format';
import type { Member } from './members.api';

/** What to call somebody on the plan, with whatever is known. */
export function memberName(member: Member): string {
  return member.name?.trim() || fullName(member) || member.email || 'Unnamed person';
}
