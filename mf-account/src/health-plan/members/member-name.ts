import { fullName } from '@shared/format';
import type { Member } from './members.api';
import { words } from './members.words';

/** The name of somebody on the plan, or the e-mail address where no name is known. */
export function memberName(member: Member): string {
  return member.name?.trim() || fullName(member) || member.email || words.unnamed;
}
