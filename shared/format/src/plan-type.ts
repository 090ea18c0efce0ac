import { plural } from './words';

/** The types of plans; an API may spell the last one in other ways (R4.1). */
export const planTypes = ['individual', 'family', 'smes', 'corporate'] as const;

/** One plan type. */
export type PlanType = (typeof planTypes)[number];

/** The type that a text means, in any spelling; undefined for any other text. */
export function readPlanType(text: unknown): PlanType | undefined {
  // What is not text names no type; converting an arbitrary object to text may throw.
  if (typeof text !== 'string') return undefined;
  const word = text.trim().toLowerCase();
  if (word === 'cooperate' || word === 'corperate') return 'corporate';
  return planTypes.find((type) => type === word);
}

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
