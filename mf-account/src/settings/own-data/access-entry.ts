/** An entry of the audit trail in words. */
import type { AccessEntry } from '@shared/contracts/api';

const people: Record<AccessEntry['who'], string> = {
  you: 'You',
  person: 'Another person',
  guest: 'Somebody who was not signed in',
  operator: 'Our staff',
  provider: 'The payment provider',
  system: 'Our system',
};

const actions: Record<AccessEntry['action'], string> = {
  read: 'read',
  created: 'added',
  changed: 'changed',
  removed: 'removed',
};

const records: Record<AccessEntry['what'], [one: string, several: string]> = {
  visit: ['the visit', 'your visits'],
  claim: ['the claim', 'your claims'],
  evidence: ['evidence of the claim', 'evidence'],
  payment: ['the payment', 'your payments'],
  refund: ['a refund of', 'a refund'],
  receipt: ['the receipt of', 'a receipt'],
  cover: ['the cover paid with', 'your cover'],
  card: ['your card', 'your card'],
  profile: ['your profile', 'your profile'],
  export: ['a copy of your data', 'a copy of your data'],
};

/** Who did what, as a sentence without its end; the reference follows where there is one. */
export function accessSentence({ who, action, what, record }: AccessEntry): string {
  // A newer API may have kinds that this release does not know.
  const [one, several] = records[what] ?? ['data', 'data'];
  return `${people[who] ?? 'Somebody'} ${actions[action] ?? 'used'} ${record ? one : several}`;
}

/** Where the request came from; the network's code distinguishes one place from another. */
export function accessPlace({ who, network, from_here }: AccessEntry): string {
  if (who === 'system' || !network) return '';
  return from_here ? 'from the network that you use now' : `from network ${network.slice(0, 6)}`;
}
