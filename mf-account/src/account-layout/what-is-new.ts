import type { User } from '@ilera/contracts/api';
import { formatDay, parseApiDate } from '@ilera/format';
import { clock } from '@ilera/runtime';
import { words } from './account-layout.words';

/** One entry of the bell's list. */
export interface News {
  id: 'plan-ends' | 'plan-ended' | 'visits-pending';
  text: string;
}

// A stored record may lack any field: anybody can write into storage.
type Person = Partial<User>;

const dayMs = 24 * 60 * 60 * 1000;
/** Days before a plan's end from which it is in the list. */
const noticeDays = 30;

/**
 * The entries of the bell's list, derived from the profile because the API has no notifications of its own.
 */
export function whatIsNew(person: Person, now: Date = clock.now()): News[] {
  return [...planNews(person, now), ...visitNews(person)];
}

function planNews(person: Person, now: Date): News[] {
  const { plan, employer_id: employer, package_expiry_at: expiry, last_package: last } = person;
  const ended = plan ? null : parseApiDate(last?.ended_at);
  if (ended) return [{ id: 'plan-ended', text: words.planEnded(formatDay(ended)) }];
  const end = parseApiDate(expiry);
  // A person on an employer's plan, or who has paid for the next period, has nothing to renew.
  if (!plan || !end || employer != null || person.next_packages?.length) return [];
  const left = end.getTime() - now.getTime();
  if (left < 0) return [{ id: 'plan-ended', text: words.planEnded(formatDay(end)) }];
  if (left > noticeDays * dayMs) return [];
  return [{ id: 'plan-ends', text: words.planEnds(formatDay(end)) }];
}

function visitNews({ recent_appointments: visits = [] }: Person): News[] {
  const pending = visits.filter(({ status }) => status === 'processing').length;
  if (pending === 0) return [];

  return [{ id: 'visits-pending', text: words.pendingVisits(pending) }];
}
