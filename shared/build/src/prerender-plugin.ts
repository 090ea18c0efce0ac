import { createRequire } from 'node:module';
import path from 'node:path';
import {
  prerenderedAddress,
  featureNames,
  type Prerendered,
  type PrerenderModule,
  type SiteConfig,
} from '@ilera/contracts';
import type { Compilation, Compiler } from 'webpack';
import type { Part } from './part';
import { addFiles } from './run-compiler';
import { buildServerScript } from './server-script';

const require = createRequire(import.meta.url);

/** File names in a release; only the gateway reads these files. */
export const prerenderFiles = { script: 'prerender.cjs', pages: 'prerendered.json' };

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

/** The configuration of pages rendered at build time. */
const config: SiteConfig = {
  apiBaseUrl: '/api',
  redirectHosts: [],
  production: true,
  cityCheck: 'auto',
  corporateWireType: 'cooperate',
  features: featureNames,
};

/**
 * Adds to a release the files that show its pages before any script runs (docs/adr/0007): `prerender.cjs`, which the
 * gateway calls with API responses, and `prerendered.json`, each page without responses. A page that needs a browser to
 * render fails the build.
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
    const pages: Record<string, Prerendered> = {};
    for (const [page, pattern] of Object.entries(this.pages))
      pages[page] = await this.render(script.exports.render, page, pattern);
    return {
      [prerenderFiles.script]: script.text,
      [prerenderFiles.pages]: `${JSON.stringify(pages, null, 1)}\n`,
    };
  }

  private async render(
    render: PrerenderModule['render'],
    page: string,
    pattern: string,
  ): Promise<Prerendered> {
    try {
      const url = prerenderedAddress(pattern);
      return await render({ page, pattern, url, answers: {}, config, prefix: this.part.name });
    } catch (error) {
      throw new Error(`${this.part.name}: page "${page}" does not render without a browser`, {
        cause: error,
      });
    }
  }
}
