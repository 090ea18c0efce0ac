/* eslint-disable import-x/no-restricted-paths -- the monolith of the benchmark is built of the remotes' own sources */
import type { RemoteModule } from '@ilera/contracts';

/** Stands in for the shell's federation in the monolith: the same remotes, as lazy parts of one build. */
const remotes: Record<string, () => Promise<{ default: RemoteModule }>> = {
  'mf-public': () => import('../../../mf-public/src/remote'),
  'mf-conditions': () => import('../../../mf-conditions/src/remote'),
  'mf-plans': () => import('../../../mf-plans/src/remote'),
  'mf-auth': () => import('../../../mf-auth/src/remote'),
  'mf-account': () => import('../../../mf-account/src/remote'),
};

/** Stands in for the shell's own; every part has one version. */
export class RemoteModules {
  readonly importRemote = async (remote: string): Promise<RemoteModule> => {
    const load = remotes[remote];
    if (!load) throw new TypeError(`No remote ${remote}`);
    return (await load()).default;
  };
}
