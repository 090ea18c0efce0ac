/** Reads variables of the environment; what is wrong with one is added to the list of faults. */
export function readEnvironment(env: Record<string, string | undefined>, faults: string[]) {
  const optional = (name: string): string | null => env[name]?.trim() || null;
  const text = (name: string, fallback = ''): string => optional(name) ?? fallback;
  return {
    optional,
    text,
    /** An http(s) address without a slash at its end. */
    httpUrl(name: string, fallback: string): string {
      const value = text(name, fallback);
      if (/^https?:\/\//i.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '');
      faults.push(`${name} must be an http(s) address, not "${value}"`);
      return value;
    },
    oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
      const value = text(name, fallback) as T;
      if (!allowed.includes(value)) faults.push(`${name} must be one of ${allowed.join(', ')}`);
      return value;
    },
  };
}

export type Environment = ReturnType<typeof readEnvironment>;
