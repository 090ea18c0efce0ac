import { plural } from './words';

/** `5 family members`, `1 employee`: the plan's members, whom its holder pays for and adds. */
export function planMembers(type: unknown, members: number): string {
  return type === 'family' ? plural(members, 'family member') : plural(members, 'employee');
}

/**
 * `6 people (you and 5 family members)`: everybody whom a plan covers. The holder is covered beside the paid members,
 * and alone on an individual plan (R5.12).
 */
export function peopleCovered(type: unknown, members: number, holder = 'you'): string {
  if (type === 'individual') return '1 person';
  return `${plural(members + 1, 'person', 'people')} (${holder} and ${planMembers(type, members)})`;
}
