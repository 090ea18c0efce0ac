import { documentScript, escapeHtml, firstCallsAt, type FirstCall, type FirstCalls } from '@ilera/contracts';
import type { FastifyInstance } from 'fastify';
import type { NamedFile } from './read-preload-graph';
import type { RequestedPage } from '../revisions/requested-page';

/** The element with the document's script and the page's first calls. */
export function documentScriptElement(
  { text, url, integrity }: NamedFile,
  firstCalls: FirstCalls | undefined,
): string {
  const data = firstCalls ? ` ${documentScript.firstCalls}="${escapeHtml(JSON.stringify(firstCalls))}"` : '';
  return text === undefined
    ? `<script crossorigin="anonymous" src="${escapeHtml(url)}" integrity="${integrity}"${data}></script>`
    : `<script${data}>${text}</script>`;
}

/** The request of the shell on every page of a signed-in person. */
const profile: FirstCall = { call: 'individual/profile', signedIn: true };

/**
 * The first calls of a page load that the document's script makes; undefined while a token stands in the address,
 * which is removed before any request is made.
 * @param answered those whose answers the document contains
 */
export function firstCallsOf(
  { composition, path, search, route, shown }: RequestedPage,
  { config, assetUrl }: Pick<FastifyInstance, 'config' | 'assetUrl'>,
  answered: string[] = [],
): FirstCalls | undefined {
  const pattern = route?.path ?? '';
  if (/:token|google_callback/.test(pattern)) return undefined;
  const all = shown.flatMap(({ page, release }) => release?.firstCalls?.[page] ?? []);
  const own = [...all.filter(({ signedIn }) => signedIn), profile];
  const address = { pattern, path, search };
  const { shell } = composition;
  return {
    base: config.site.apiBaseUrl,
    calls: firstCallsAt(all, address).filter((call) => !answered.includes(call)),
    own: firstCallsAt(own, { ...address, signedIn: true }),
    scripts: (shell.requests?.js ?? []).map((file) => ({
      url: assetUrl(shell, file),
      integrity: shell.files[file]?.integrity ?? '',
    })),
  };
}
