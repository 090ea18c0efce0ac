import type { Environment } from '@ilera/contracts/environment';

/** The OpenID Connect provider by which operators sign in, and which of its people are operators. */
export interface OpenIdConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Addresses such as `ngozi@ilera.example`, and whole domains such as `@ilera.example`; in lower case. */
  people: string[];
}

/** Reads OPS_OPENID_*. Undefined: operators sign in with OPS_KEY. */
export function readOpenId({ faults, openId, text }: Environment): OpenIdConfig | undefined {
  const provider = openId();
  if (!provider) return undefined;
  const people = text('OPS_OPENID_PEOPLE')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  if (people.length === 0)
    faults.push('OPS_OPENID_ISSUER needs OPS_OPENID_PEOPLE: who of its people may change the site');
  for (const one of people)
    if (!/^[^@\s]*@[^@\s]+$/.test(one))
      faults.push(`OPS_OPENID_PEOPLE: ${one} is no address, nor a domain such as @ilera.example`);
  return { ...provider, people };
}

/** Whether an address is on the list, itself or by its domain. */
export function isOperator(people: string[], email: string): boolean {
  const address = email.toLowerCase();
  return people.includes(address) || people.includes(address.slice(address.lastIndexOf('@')));
}
