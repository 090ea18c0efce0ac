/** The OpenID Connect provider by which operators sign in, and which of its people are operators. */
export interface OpenIdConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Addresses such as `ngozi@ilera.example`, and whole domains such as `@ilera.example`; in lower case. */
  people: string[];
}

/** Reads OPS_OPENID_*; errors are added to the faults. Undefined: operators sign in with OPS_KEY. */
export function readOpenId(env: NodeJS.ProcessEnv, faults: string[]): OpenIdConfig | undefined {
  const issuer = env.OPS_OPENID_ISSUER?.trim();
  if (!issuer) return undefined;
  const clientId = env.OPS_OPENID_CLIENT_ID?.trim() ?? '';
  const clientSecret = env.OPS_OPENID_CLIENT_SECRET ?? '';
  const people = (env.OPS_OPENID_PEOPLE ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  if (!isSecure(issuer, env.NODE_ENV)) faults.push(`OPS_OPENID_ISSUER=${issuer}: expected https://…`);
  if (!clientId || !clientSecret)
    faults.push('OPS_OPENID_ISSUER needs OPS_OPENID_CLIENT_ID and OPS_OPENID_CLIENT_SECRET');
  if (people.length === 0)
    faults.push('OPS_OPENID_ISSUER needs OPS_OPENID_PEOPLE: who of its people may change the site');
  for (const one of people)
    if (!/^[^@\s]*@[^@\s]+$/.test(one))
      faults.push(`OPS_OPENID_PEOPLE: ${one} is no address, nor a domain such as @ilera.example`);
  return { issuer, clientId, clientSecret, people };
}

/** Whether an address is on the list, itself or by its domain. */
export function isOperator(people: string[], email: string): boolean {
  const address = email.toLowerCase();
  return people.includes(address) || people.includes(address.slice(address.lastIndexOf('@')));
}

function isSecure(issuer: string, mode: string | undefined): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && mode !== 'production');
}
