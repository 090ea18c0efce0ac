import { plural } from './words';

/** `5 family members`, `1 employee`: the people of a plan, whom its holder pays for and adds. */
export function planMembers(type: unknown, members: number): string {
  return type === 'family' ? plural(members, 'family member') : plural(members, 'employee');
}

/**
 * `6 people (you and 5 family members)`: whom a plan covers. Its holder is covered beside those who are paid
 * for, and alone by an individual plan (R5.12).
 */
export function peopleCovered(type: unknown, members: number, holder = 'you'): string {
  if (type === 'individual') return '1 person';
  return `${plural(members + 1, 'person', 'people')} (${holder} and ${planMembers(type, members)})`;
}
