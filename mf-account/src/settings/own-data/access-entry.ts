/** An entry of the audit trail in words. */
import type { AccessEntry } from '@shared/contracts/api';
import { words } from './own-data.words';

// Checked here, so that every kind of the contract has its words.
const people: Record<AccessEntry['who'], string> = words.people;
const actions: Record<AccessEntry['action'], string> = words.actions;
const records: Record<AccessEntry['what'], readonly [one: string, several: string]> = words.records;

/** Who did what, as a sentence without its end; the reference follows where there is one. */
export function accessSentence({ who, action, what, record }: AccessEntry): string {
  // A newer API may have kinds that this release does not know.
  const [one, several] = records[what] ?? words.data;
  return words.entry(people[who] ?? words.somebody, actions[action] ?? words.used, record ? one : several);
}

/** Where the request came from; the network's code distinguishes one place from another. */
export function accessPlace({ who, network, from_here }: AccessEntry): string {
  if (who === 'system' || !network) return '';
  return from_here ? words.fromHere : words.fromNetwork(network.slice(0, 6));
}
