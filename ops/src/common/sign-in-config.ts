import type { Environment } from '@ilera/contracts/environment';
import type { OpenIdProvider } from '@ilera/contracts/openid-client';

/** The OpenID Connect provider of operators, and the people who are operators. */
export interface OpenIdConfig extends OpenIdProvider {
  /** Addresses such as `ngozi@ilera.example`, and whole domains such as `@ilera.example`; in lower case. */
  people: string[];
}

/** Reads OPS_OPENID_*. Undefined: operators sign in with OPS_KEY. */
export function readOpenId({ faults, openId, list }: Environment): OpenIdConfig | undefined {
  const provider = openId();
  if (!provider) return undefined;
  const people = list('OPS_OPENID_PEOPLE', 'no address, nor a domain such as @ilera.example', (entry) =>
    /^[^@\s]*@[^@\s]+$/.test(entry),
  )?.map((entry) => entry.toLowerCase());
  if (!people?.length)
    faults.push('OPS_OPENID_ISSUER needs OPS_OPENID_PEOPLE: who of its people may change the site');
  return { ...provider, people: people ?? [] };
}

/** Whether an address, or its domain, is on the list. */
export function isOperator(people: string[], email: string): boolean {
  const address = email.toLowerCase();
  return people.includes(address) || people.includes(address.slice(address.lastIndexOf('@')));
}
