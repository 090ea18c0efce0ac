/** Remembers data until a sign-in: the return address, and a plan to buy. */
import { isInternal, maxPeople, storageKeys, type TargetPlan } from '@ilera/contracts';
import { browserStorage, tabStorage } from './browser-storage';

const returnPathKey = 'return_path';

/** Stores the address at which a session expired, for the return after a sign-in. */
export function rememberReturnPath(path: string): void {
  if (isInternal(path)) tabStorage.set(returnPathKey, path);
}

/** Returns the stored address once; null without one. */
export function takeReturnPath(): string | null {
  const path = tabStorage.get(returnPathKey);
  tabStorage.remove(returnPathKey);
  return path && isInternal(path) ? path : null;
}

const planId = /^[\w-]{1,64}$/;

/** A pending plan choice, with the payment frequency if chosen. */
export interface PendingPlan extends TargetPlan {
  /** Unchecked, as in the checkout's address. */
  frequency?: string;
}

/** Stores a plan choice until after sign-in (P3.3), also for a tab opened from a mail. */
export function rememberTargetPlan(plan: TargetPlan, frequency?: string | null): void {
  browserStorage.set(storageKeys.targetPlan, JSON.stringify(plan));
  // Stored separately, because the record of the choice has exactly two fields.
  if (frequency) browserStorage.set(storageKeys.targetFrequency, frequency);
  else browserStorage.remove(storageKeys.targetFrequency);
}

/** The pending plan choice; null if there is none or it is invalid. A missing number counts as 1. */
export function readTargetPlan(): PendingPlan | null {
  try {
    const value: unknown = JSON.parse(browserStorage.get(storageKeys.targetPlan) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { plan_id, number } = value as Record<string, unknown>;
    const id = typeof plan_id === 'string' || typeof plan_id === 'number' ? String(plan_id) : '';
    if (!planId.test(id)) return null;
    const count = Math.floor(Number(number ?? 1));
    const frequency = browserStorage.get(storageKeys.targetFrequency);
    return {
      plan_id: id,
      number: count >= 1 && count <= maxPeople ? count : 1,
      ...(frequency && { frequency }),
    };
  } catch {
    return null;
  }
}

/** Removes the pending plan choice once its checkout has opened. */
export function forgetTargetPlan(): void {
  browserStorage.remove(storageKeys.targetPlan);
  browserStorage.remove(storageKeys.targetFrequency);
}
