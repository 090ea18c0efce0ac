/** The OpenID Connect provider by which operators sign in, and which of its people are operators. */
export interface OpenIdConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Addresses such as `ngozi@ilera.example`, and whole domains such as `@ilera.example`; in lower case. */
  people: string[];
}

/** How operators sign in, from the environment. */
export interface SignInConfig {
  /** Whether OPS_KEY can be used to sign in. */
  sharedKey: boolean;
  openId?: OpenIdConfig;
}

/** One of the values of a variable, the first one where it is not set; another one is added to the faults. */
export function choose<Value extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  values: readonly [Value, ...Value[]],
  faults: string[],
): Value {
  const given = env[name]?.trim() || values[0];
  const value = values.find((one) => one === given);
  if (!value) faults.push(`${name}=${given}: expected ${values.join(' or ')}`);
  return value ?? values[0];
}

/** Reads OPS_OPENID_* and OPS_KEY_SIGN_IN; errors are added to the faults. */
export function readSignIn(env: NodeJS.ProcessEnv, faults: string[]): SignInConfig {
  const issuer = env.OPS_OPENID_ISSUER?.trim();
  const keySignIn = choose(env, 'OPS_KEY_SIGN_IN', ['on', 'off'], faults);
  if (!issuer) {
    if (keySignIn === 'off')
      faults.push('OPS_KEY_SIGN_IN=off: nobody could sign in without OPS_OPENID_ISSUER');
    return { sharedKey: true };
  }
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
  return { sharedKey: keySignIn === 'on', openId: { issuer, clientId, clientSecret, people } };
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
