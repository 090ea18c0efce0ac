import type { Compiler } from 'webpack';
import { devRoutesFile } from '@ilera/contracts';
import { addFiles } from '../run-compiler';
import type { ReleaseFacts } from './release-plugin';

/** Makes a dev server offer a remote's addresses and modals, which a release has in its record. */
export class DevRoutesPlugin {
  constructor(private readonly facts: Pick<ReleaseFacts, 'routes' | 'modalTitles'>) {}

  apply(compiler: Compiler): void {
    const { routes, modalTitles } = this.facts;
    addFiles(compiler, 'DevRoutesPlugin', 'ADDITIONAL', async () => ({
      [devRoutesFile]: JSON.stringify({ routes, modalTitles }),
    }));
  }
}
