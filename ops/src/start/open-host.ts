const isLocal = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(host);

/** The warning for a site with development features that is open to the network; undefined when it is not. */
export function openHostWarning(env: NodeJS.ProcessEnv): string | undefined {
  const host = env.HOST?.trim() || 'localhost';
  if (isLocal(host) || env.NODE_ENV === 'production') return undefined;
  return (
    `WARNING: HOST=${host} opens this site to the network, with the mail outbox and its reset links, demo accounts and a ` +
    'local Google sign-in. Set NODE_ENV=production, or leave HOST out.'
  );
}
