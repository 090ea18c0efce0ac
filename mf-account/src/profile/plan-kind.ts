import type { User } from '@ilera/contracts/api';
import { capitalise } from '@ilera/format';

/** The kind of a person's plan: it decides which people are listed, and how they are called. */
export type PlanKind = 'none' | 'individual' | 'family' | 'employer';

// A record that an earlier release stored may lack any field.
type SomePlan = Partial<NonNullable<User['plan']>> | null | undefined;

/** The plan's type as the API spells it (R4.1). */
export function planType(plan: SomePlan): string {
  return plan?.type?.trim().toLowerCase() ?? '';
}

/** Which kind of plan a person has. A plan without a readable type covers its holder alone. */
export function planKind(user: Pick<User, 'plan'> | null | undefined): PlanKind {
  const plan: SomePlan = user?.plan;
  // Some APIs send an empty record where there is no plan.
  if (!plan?.id && !plan?.name && !plan?.type) return 'none';
  const type = planType(plan);
  if (type === 'family') return 'family';
  return type === 'individual' || type === '' ? 'individual' : 'employer';
}

/** The plan's type as people write it: `SMEs`, else with a capital. */
export function planTypeName(plan: SomePlan): string {
  const word = planType(plan);
  return word === 'smes' ? 'SMEs' : capitalise(word);
}

/** True where the plan covers more people than its holder (A6.2). */
export function coversOthers(kind: PlanKind): boolean {
  return kind === 'family' || kind === 'employer';
}
