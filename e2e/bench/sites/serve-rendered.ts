import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { escapeHtml } from '@ilera/contracts';
import { openProfile, openTab, type Stored } from '../browser';
import type { BenchServer } from './listen';
import { serveMonolith } from './serve-monolith';

/** The files that a page of the monolith loads, found by visiting it once. */
interface PageFiles {
  js: string[];
  css: string[];
}

/** The server-rendered monolith, which is visited once to learn what a page has to preload. */
export interface RenderedSite extends BenchServer {
  learn(browser: Browser, address: string, stored: Stored | undefined): Promise<void>;
}

/** Serves the gateway's documents for the scripts of one build that hydrates them as one tree. */
export async function serveRendered(
  folder: string,
  files: PageFiles,
  siteUrl: string,
): Promise<RenderedSite> {
  await dropFontFaces(folder, files.css);
  const learnt = new Map<string, PageFiles>();
  const documents = new Map<string, string>();
  const server = await serveMonolith({
    folder,
    ...files,
    siteUrl,
    documentOf: async (address) => {
      const html = documents.get(address) ?? (await (await fetch(siteUrl + address)).text());
      documents.set(address, html);
      return renderedDocument(html, files, learnt.get(address) ?? { js: [], css: [] });
    },
  });
  return {
    ...server,
    learn: async (browser, address, stored) => {
      const context = await openProfile(browser, stored);
      try {
        const tab = await openTab(context, { slow: false });
        const asked: string[] = [];
        tab.page.on('request', (request) => asked.push(path.basename(new URL(request.url()).pathname)));
        await tab.page.goto(server.url + address, { waitUntil: 'commit' });
        // Files that load later, such as the measuring of real visits, are not preloaded.
        await tab.page.waitForFunction(() => !Number.isNaN(globalThis.__bench.alive));
        learnt.set(address, {
          js: asked.filter((file) => file.endsWith('.js')),
          css: asked.filter((file) => file.endsWith('.css')),
        });
      } finally {
        await context.close();
      }
    },
  };
}

/** The gateway's documents bring the typefaces: a second copy from the build would be fetched for nothing. */
async function dropFontFaces(folder: string, styles: string[]): Promise<void> {
  for (const style of styles) {
    const file = path.join(folder, style);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/@font-face\s*\{[^}]*\}/g, ''));
  }
}

/**
 * The gateway's document of a page for the scripts of another build: the same HTML, inline styles and API
 * responses. Its classes are those of the composed builds; what is rendered later takes its own from the
 * monolith's style files.
 */
function renderedDocument(html: string, { js, css }: PageFiles, learnt: PageFiles): string {
  const tags = [
    ...js.map((file) => `<script defer src="/${escapeHtml(file)}"></script>`),
    ...learnt.js
      .filter((file) => !js.includes(file))
      .map((file) => `<link rel="preload" as="script" href="/${escapeHtml(file)}">`),
    ...learnt.css
      .filter((file) => !css.includes(file))
      .map((file) => `<link rel="preload" as="style" href="/${escapeHtml(file)}">`),
  ];
  return (
    html
      .replace(/<script defer data-shell[^>]*><\/script>/, '')
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      // The page is part of the tree, not a slot that is filled later; the mark of the root stays.
      .replace(/(<div style="display:contents") data-prerendered=""/g, '$1')
      .replace('</head>', `${tags.join('')}</head>`)
      // The first view has its styles inline, so it does not wait for those of later pages.
      .replace(
        '</body>',
        `${css.map((file) => `<link rel="stylesheet" href="/${escapeHtml(file)}">`).join('')}</body>`,
      )
  );
}
