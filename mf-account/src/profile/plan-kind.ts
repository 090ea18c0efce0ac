import type { User } from '@ilera/contracts/api';
import { capitalise, readPlanType } from '@ilera/format';

/** The kind of a person's plan, which decides the list of members and their name. */
export type PlanKind = 'none' | 'individual' | 'family' | 'employer';

// A stored record may lack any field, because anybody can edit the storage.
type SomePlan = Partial<NonNullable<User['plan']>> | null | undefined;

/** The kind of a person's plan. A plan without a readable type covers only its holder. */
export function planKind(user: Pick<User, 'plan'> | null | undefined): PlanKind {
  const plan: SomePlan = user?.plan;
  // Some APIs send an empty record instead of no plan.
  if (!plan?.id && !plan?.name && !plan?.type) return 'none';
  const type = readPlanType(plan.type);
  if (type === 'family' || type === 'individual') return type;
  return plan.type?.trim() ? 'employer' : 'individual';
}

/** The plan's type as written in texts: `SMEs`, others capitalised. */
export function planTypeName(plan: SomePlan): string {
  const type = readPlanType(plan?.type);
  return type === 'smes' ? 'SMEs' : capitalise(type ?? plan?.type?.trim().toLowerCase());
}

/** Whether the plan covers more people than its holder (A6.2). */
export function coversOthers(kind: PlanKind): boolean {
  return kind === 'family' || kind === 'employer';
}
