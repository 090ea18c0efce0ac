import type { FastifyInstance } from 'fastify';
import {
  callsOf,
  documentScript,
  escapeHtml,
  type FirstCall,
  type FirstCalls,
  type Release,
} from '@shared/contracts';
import { remotesOf, type Composition, type NamedFile } from '../revisions/composition';

/** The request of the shell on every page of a signed-in person. */
const profile: FirstCall = { call: 'individual/profile', signedIn: true };

/** The Content-Security-Policy's source for the document's script. */
export const documentScriptSource = (shell: Release): string[] => {
  const file = shell.files[documentScript.file];
  return file ? [`'${file.integrity}'`] : [];
};

/** The element with the document's script and the page's first requests. */
export function documentScriptElement(
  { text, url, integrity }: NamedFile,
  requests: FirstCalls | undefined,
): string {
  const data = requests ? ` ${documentScript.firstCalls}="${escapeHtml(JSON.stringify(requests))}"` : '';
  return text === undefined
    ? `<script crossorigin="anonymous" src="${escapeHtml(url)}" integrity="${integrity}"${data}></script>`
    : `<script${data}>${text}</script>`;
}

/**
 * The first API requests of an address; undefined while a token stands in it, which is removed before any request
 * is made.
 * @param answered those whose responses the document contains
 */
export function firstCallsOf(
  { composition, path, search }: { composition: Composition; path: string; search: string },
  { config, assetUrl }: Pick<FastifyInstance, 'config' | 'assetUrl'>,
  answered: string[] = [],
): FirstCalls | undefined {
  const pattern = composition.match(path)?.path ?? '';
  if (/:token|google_callback/.test(pattern)) return undefined;
  const all = remotesOf(composition, path).flatMap(([name, page]) =>
    page ? (composition.remotes[name]?.firstCalls?.[page] ?? []) : [],
  );
  const own = [...all.filter(({ signedIn }) => signedIn), profile];
  const address = { pattern, path, search };
  const { shell } = composition;
  return {
    base: config.site.apiBaseUrl,
    calls: callsOf(all, address).filter((call) => !answered.includes(call)),
    own: callsOf(own, { ...address, signedIn: true }),
    scripts: (shell.requests?.js ?? []).map((file) => ({
      url: assetUrl(shell, file),
      integrity: shell.files[file]?.integrity ?? '',
    })),
  };
}
