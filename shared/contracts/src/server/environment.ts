/** Lists all mistakes of an environment. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly faults: string[]) {
    super(`The environment cannot be used:\n  ${faults.join('\n  ')}`);
  }
}

/** Networks behind which any client could claim any address. */
const everywhere = /^(?:true|\*|0\.0\.0\.0\/0|::\/0)$/i;

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the variables of a server's environment. Mistakes are collected in `faults`, so that a start reports all of
 * them at once: `check` throws them as a ConfigError.
 */
export function readEnvironment(env: Record<string, string | undefined>) {
  const faults: string[] = [];
  const production = env.NODE_ENV === 'production';
  const optional = (name: string): string | undefined => env[name]?.trim() || undefined;
  const text = (name: string, fallback = ''): string => optional(name) ?? fallback;
  /** Reads a variable with `parse`, which returns undefined for invalid values. */
  const parsed = <Value>(
    name: string,
    expected: string,
    parse: (given: string) => Value | undefined,
  ): Value | undefined => {
    const given = optional(name);
    const value = given === undefined ? undefined : parse(given);
    // Omits the value: it may be a secret, and many people read logs.
    if (given !== undefined && value === undefined) faults.push(`${name}: expected ${expected}`);
    return value;
  };
  return {
    faults,
    production,
    optional,
    text,
    parsed,
    oneOf: <Value extends string>(name: string, allowed: readonly Value[], fallback: Value): Value =>
      parsed(name, allowed.join(' or '), (given) => allowed.find((choice) => choice === given)) ?? fallback,
    /** The names in a variable, separated by commas or spaces; undefined if unset, empty if empty. */
    list: (name: string, problem: string, isRight: (entry: string) => boolean): string[] | undefined => {
      const named = env[name]?.split(/[\s,]+/).filter(Boolean);
      for (const entry of named ?? []) if (!isRight(entry)) faults.push(`${name}: ${entry} is ${problem}`);
      return named;
    },
    /** An http(s) address without a trailing slash. */
    address: (name: string): string | undefined =>
      parsed(name, 'an address beginning with http:// or https://', toAddress),
    /** @param min 0 allows any free port */
    port: (name: string, usual: number, min = 1): number =>
      parsed(name, `a port from ${min} to 65535`, (given) => {
        const port = /^\d+$/.test(given) ? Number(given) : -1;
        return port >= min && port <= 65_535 ? port : undefined;
      }) ?? usual,
    /** TRUST_PROXY: addresses of proxies whose X-Forwarded-* headers are trusted. */
    trustedProxies: (): string => {
      const proxies = text('TRUST_PROXY', 'loopback');
      if (proxies.split(',').some((proxy) => everywhere.test(proxy.trim())))
        faults.push('TRUST_PROXY must list the addresses of proxies, or anybody can claim any address');
      return proxies;
    },
    /** OPS_OPENID_*: the provider by which the company's people sign in; undefined without one. */
    openId: (): { issuer: string; clientId: string; clientSecret: string } | undefined => {
      const issuer = optional('OPS_OPENID_ISSUER');
      if (!issuer) return undefined;
      const clientId = text('OPS_OPENID_CLIENT_ID');
      const clientSecret = text('OPS_OPENID_CLIENT_SECRET');
      const isSafe = toAddress(issuer) && (!production || issuer.startsWith('https://'));
      if (!isSafe) faults.push('OPS_OPENID_ISSUER: expected https://…');
      if (!clientId || !clientSecret)
        faults.push('OPS_OPENID_ISSUER needs OPS_OPENID_CLIENT_ID and OPS_OPENID_CLIENT_SECRET');
      return { issuer, clientId, clientSecret };
    },
    check: (): void => {
      if (faults.length > 0) throw new ConfigError(faults);
    },
  };
}

export const toAddress = (given: string): string | undefined =>
  /^https?:\/\//i.test(given) && URL.canParse(given) ? given.replace(/\/+$/, '') : undefined;
