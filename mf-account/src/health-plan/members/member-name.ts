import type { Employee } from '@shared/contracts/api';
import { fullName } from '@shared/format';
import { words } from './members.words';

/** The name of somebody on the plan, or the e-mail address where no name is known. */
export function memberName(member: Employee): string {
  return member.name?.trim() || fullName(member) || member.email || words.unnamed;
}
