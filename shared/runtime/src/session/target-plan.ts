import { storageKeys, type TargetPlan } from '@shared/contracts';
import { browserStorage } from './browser-storage';

const PLAN_ID = /^[\w-]{1,64}$/;
const MOST_PEOPLE = 1000;

/** Stores a plan choice until after sign-in (P3.3). */
export function rememberTargetPlan(plan: TargetPlan): void {
  browserStorage.set(storageKeys.targetPlan, JSON.stringify(plan));
}

/**
 * Stores the payment frequency chosen for a plan until after signing in or up, also for the tab that a mail
 * opens.
 */
export function rememberTargetFrequency(planId: string | number, frequency: string): void {
  browserStorage.set(storageKeys.targetFrequency, `${planId} ${frequency}`);
}

/** The stored frequency for this plan, once; undefined where there is none. */
export function takeTargetFrequency(planId: string | number): string | undefined {
  const [kept, frequency] = (browserStorage.get(storageKeys.targetFrequency) ?? '').split(' ');
  if (kept !== String(planId)) return undefined;
  browserStorage.remove(storageKeys.targetFrequency);
  return frequency;
}

/** The pending plan choice, or null when there is none or it is invalid. A missing number is 1. */
export function readTargetPlan(): TargetPlan | null {
  try {
    const value: unknown = JSON.parse(browserStorage.get(storageKeys.targetPlan) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { plan_id, number } = value as Record<string, unknown>;
    const id = typeof plan_id === 'string' || typeof plan_id === 'number' ? String(plan_id) : '';
    if (!PLAN_ID.test(id)) return null;
    const count = Math.floor(Number(number ?? 1));
    return { plan_id: id, number: count >= 1 && count <= MOST_PEOPLE ? count : 1 };
  } catch {
    return null;
  }
}

/** Removes the pending plan choice, once its checkout has opened. */
export function forgetTargetPlan(): void {
  browserStorage.remove(storageKeys.targetPlan);
}
