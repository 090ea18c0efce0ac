import type { User } from '@ilera/contracts/api';
import { capitalise, readPlanType } from '@ilera/format';

/** The kind of a person's plan: it decides which people are listed, and how they are called. */
export type PlanKind = 'none' | 'individual' | 'family' | 'employer';

// A stored record may lack any field: anybody can write into storage.
type SomePlan = Partial<NonNullable<User['plan']>> | null | undefined;

/** Which kind of plan a person has. A plan without a readable type covers its holder alone. */
export function planKind(user: Pick<User, 'plan'> | null | undefined): PlanKind {
  const plan: SomePlan = user?.plan;
  // Some APIs send an empty record where there is no plan.
  if (!plan?.id && !plan?.name && !plan?.type) return 'none';
  const type = readPlanType(plan.type);
  if (type === 'family' || type === 'individual') return type;
  return plan.type?.trim() ? 'employer' : 'individual';
}

/** The plan's type as people write it: `SMEs`, else with a capital. */
export function planTypeName(plan: SomePlan): string {
  const type = readPlanType(plan?.type);
  return type === 'smes' ? 'SMEs' : capitalise(type ?? plan?.type?.trim().toLowerCase());
}

/** True where the plan covers more people than its holder (A6.2). */
export function coversOthers(kind: PlanKind): boolean {
  return kind === 'family' || kind === 'employer';
}
