import { formatDay, parseApiDate } from '@shared/format';
import { clock } from '@shared/runtime';
import { words } from './account-layout.words';

/** One entry of the bell's list. */
export interface News {
  id: 'plan-ends' | 'plan-ended' | 'visits-pending';
  text: string;
}

interface Person {
  package_expiry_at?: unknown;
  plan?: unknown;
  employer_id?: unknown;
  recent_appointments?: unknown;
  /** Our own API only (R4.82). */
  last_package?: unknown;
  /** Our own API only: what is paid and begins later. */
  next_packages?: unknown;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before a plan's end from which it is in the list. */
const NOTICE_DAYS = 30;

/**
 * The entries of the bell's list, derived from the profile because the API has no notifications of its own.
 */
export function whatIsNew(person: Person, now: Date = clock.now()): News[] {
  return [...planNews(person, now), ...visitNews(person)];
}

function planNews(person: Person, now: Date): News[] {
  const { plan, employer_id: employer, package_expiry_at: expiry, last_package: last } = person;
  const ended = plan ? null : parseApiDate((last as { ended_at?: unknown } | null | undefined)?.ended_at);
  if (ended) return [{ id: 'plan-ended', text: words.planEnded(formatDay(ended)) }];
  const end = parseApiDate(expiry);
  // A person on an employer's plan has nothing to renew.
  if (!plan || !end || employer != null) return [];
  const left = end.getTime() - now.getTime();
  if (left < 0) return [{ id: 'plan-ended', text: words.planEnded(formatDay(end)) }];
  const isRenewed = Array.isArray(person.next_packages) && person.next_packages.length > 0;
  if (isRenewed || left > NOTICE_DAYS * DAY_MS) return [];
  return [{ id: 'plan-ends', text: words.planEnds(formatDay(end)) }];
}

function visitNews({ recent_appointments: visits }: Person): News[] {
  const pending = Array.isArray(visits) ? visits.filter((visit) => visit?.status === 'processing').length : 0;
  if (pending === 0) return [];

  return [{ id: 'visits-pending', text: words.pendingVisits(pending) }];
}
