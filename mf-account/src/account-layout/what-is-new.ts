import type { User } from '@ilera/contracts/api';
import { formatDay, parseApiDate } from '@ilera/format';
import { clock } from '@ilera/runtime';
import { endToRenew } from '../profile/renewal';
import { words } from './account-layout.words';

/** An entry in the bell's list. */
export interface News {
  id: 'plan-ends' | 'plan-ended' | 'visits-pending';
  text: string;
}

// A stored record may lack any field, because anybody can edit the storage.
type Person = Partial<User>;

/** Derives the bell's list from the profile: the API has no notifications. */
export function whatIsNew(person: Person, now: Date = clock.now()): News[] {
  return [...planNews(person, now), ...visitNews(person)];
}

function planNews(person: Person, now: Date): News[] {
  const ended = person.plan ? null : parseApiDate(person.last_package?.ended_at);
  if (ended) return [{ id: 'plan-ended', text: words.planEnded(formatDay(ended)) }];
  const ending = endToRenew(person, now);
  if (!ending) return [];
  const day = formatDay(ending.end);
  return ending.days < 1
    ? [{ id: 'plan-ended', text: words.planEnded(day) }]
    : [{ id: 'plan-ends', text: words.planEnds(day) }];
}

function visitNews({ recent_appointments: visits = [] }: Person): News[] {
  const pending = visits.filter(({ status }) => status === 'processing').length;
  if (pending === 0) return [];

  return [{ id: 'visits-pending', text: words.pendingVisits(pending) }];
}
