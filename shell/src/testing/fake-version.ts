import type { RemoteVersion } from '@shared/contracts';

/** A version of a remote as the document names it; its scripts are never loaded. */
export const fakeVersion = (version: string): RemoteVersion => ({
  version,
  base: '/',
  entry: 'e.js',
  entryIntegrity: 'x',
});
