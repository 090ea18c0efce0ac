/** The names of Trusted Types policies that a Content-Security-Policy allows. */
export const namesIn = (policy = ''): string[] => /trusted-types ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
