import { createRequire } from 'node:module';
import path from 'node:path';
import {
  prerenderedAddress,
  featureNames,
  hydrationFormat,
  type Prerendering,
  type PrerenderModule,
  type SiteConfig,
} from '@ilera/contracts';
import type { Compilation, Compiler } from 'webpack';
import type { Part } from '../part';
import { addFiles } from '../run-compiler';
import { buildServerScript } from '../server-script';

const require = createRequire(import.meta.url);

/** The script's file in a release; only the gateway reads the file. */
export const prerenderFile = 'prerender.cjs';

/** Describes prerendered pages for a release. @param pages paths in the site map by page name */
export const prerenderFacts = (pages: Record<string, string>): { prerender: Prerendering } => ({
  prerender: { script: prerenderFile, pages: Object.keys(pages), hydration: hydrationFormat },
});

/** The entry that renders a remote's pages: its exposed module. */
export const remoteEntry = (part: Part): string =>
  inline(
    `import remote from ${JSON.stringify(path.join(part.folder, 'src', 'remote.tsx'))};`,
    `import { prerenderRemote } from ${JSON.stringify(require.resolve('@ilera/prerender'))};`,
    'export const render = prerenderRemote(remote);',
  );

/** The entry that renders the shell's frames. */
export const shellEntry = (part: Part): string => path.join(part.folder, 'src', 'prerender.tsx');

const inline = (...lines: string[]): string => `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;

/** The configuration with which the build tries the pages. */
const config: SiteConfig = {
  apiBaseUrl: '/api',
  redirectHosts: [],
  production: true,
  cityCheck: 'auto',
  corporateWireType: 'cooperate',
  features: featureNames,
};

/**
 * Adds to a release the script with which the gateway renders its pages for page loads (docs/adr/0007). A page that needs a
 * browser to render fails the build.
 */
export class PrerenderPlugin {
  /** @param pages paths in the site map by page name */
  constructor(
    private readonly part: Part,
    private readonly entry: string,
    private readonly pages: Record<string, string>,
  ) {}

  apply(compiler: Compiler): void {
    addFiles(compiler, 'PrerenderPlugin', 'ADDITIONAL', (compilation) => this.build(compilation));
  }

  private async build(compilation: Compilation): Promise<Record<string, string>> {
    const script = await buildServerScript<PrerenderModule>(compilation, this.part, 'prerender', this.entry);
    for (const [page, pattern] of Object.entries(this.pages))
      await this.tryToRender(script.exports, page, pattern);
    return { [prerenderFile]: script.text };
  }

  private async tryToRender({ render }: PrerenderModule, page: string, pattern: string): Promise<void> {
    try {
      const url = prerenderedAddress(pattern);
      await render({ page, pattern, url, answers: {}, config, prefix: this.part.name });
    } catch (error) {
      throw new Error(`${this.part.name}: page "${page}" does not render without a browser`, {
        cause: error,
      });
    }
  }
}
