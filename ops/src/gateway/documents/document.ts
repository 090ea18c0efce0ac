import {
  brand,
  documentScript,
  escapeHtml,
  formScriptMark,
  prerenderedMark,
  type FirstCalls,
  type Preview,
} from '@ilera/contracts';
import { releasedFiles, type AssetUrl } from '../revisions/composition';
import type { RequestedPage } from '../revisions/requested-page';
import type { Services } from '../services';
import { type NamedFile, readPreloadGraph } from './read-preload-graph';
import { iconLinks } from '../install/icon-links';
import { banners } from '../version-choice/banners';
import { describeSite } from './describe-site';
import { styleElements, completeStyles } from './inline-styles';
import { pagePolicyElement } from '../page-scripts/trusted-types';
import { withSocialTags } from '../discovery/social-tags';
import { formatTags, jsonInHtml, type Tag } from '../../common/html';
import type { PrerenderedHtml } from '../prerender/prerenderer';
import { noticeHtml, noticeStyle, watchdogScript } from '../page-scripts/scripts-missing-notice';

/** Input of one document. */
export interface DocumentInput {
  page: RequestedPage;
  /** Scheme and host of the request. */
  origin: string;
  /** Absent for a page that only the browser renders. */
  prerendered: PrerenderedHtml | undefined;
  /** The API calls that the document's script makes. */
  firstCalls: FirstCalls | undefined;
  /** Whether the document is composed for one person, as a preview is; it then lists all remotes. */
  isForOne: boolean;
  /** Whether the document names the shell's service worker, which the browser then installs. */
  serviceWorker: boolean;
  /** Person whom an operator invited to canaries, named in a banner. */
  invited: string | undefined;
  /** Preview that only this browser shows, named in a banner. */
  preview: Preview | undefined;
}

/** Renders the document of a page, with remotes, configuration, and links to the files that the page loads first. */
export async function renderDocument(
  input: DocumentInput,
  services: Pick<Services, 'config' | 'assetCache' | 'assetUrl' | 'devRemotes'>,
): Promise<string> {
  const { page, prerendered, firstCalls } = input;
  const { composition, route } = page;
  const { shell } = composition;
  const { assetUrl, config, devRemotes } = services;
  const graph = await readPreloadGraph(page, services);
  const root = renderRoot(prerendered, route?.access);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    pagePolicyElement([releasedFiles(config.assetBaseUrl), ...Object.values(devRemotes)]),
    renderHead(input, assetUrl),
    `<meta name="theme-color" content="${brand.colour}">`,
    ...iconLinks(shell, assetUrl),
    `<script>${watchdogScript}</script>`,
    ...(graph.documentScript ? [documentScriptElement(graph.documentScript, firstCalls)] : []),
    ...styleElements(graph.styles, `<html><head><body>${root}`),
    `<style>${noticeStyle}</style>`,
    ...Object.keys(shell.files)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => fontPreload(assetUrl(shell, file))),
    // Over HTTP/1.1 a deferred script would wait behind the preloads for one of six connections.
    `<script defer data-shell fetchpriority="high" crossorigin="anonymous" src="${escapeHtml(graph.entry.url)}" integrity="${graph.entry.integrity}"></script>`,
    ...graph.scripts.map((script) => scriptLink('rel="preload"', script)),
    ...(prerendered ? graph.formScripts.map((script) => scriptLink(formScriptMark, script)) : []),
    '</head>',
    '<body>',
    ...banners(input),
    root,
    noticeHtml,
    `<script type="application/json" id="site">${jsonInHtml(describeSite(input, config))}</script>`,
    ...completeStyles(graph.styles),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const description = `${brand.name}: health plans for you, your family and your team, and doctors online, in Nigeria.`;

/** The head of a page that is not prerendered. */
const plainHead: Tag[] = [
  { name: 'title', attributes: {}, text: brand.name },
  { name: 'meta', attributes: { name: 'description', content: description }, text: '' },
];

const scriptLink = (attribute: string, { url, integrity }: NamedFile): string =>
  `<link ${attribute} as="script" crossorigin="anonymous" href="${escapeHtml(url)}" integrity="${integrity}">`;

/** Element of the document's script, with the calls that are left to the script. */
export function documentScriptElement(
  { text, url, integrity }: NamedFile,
  calls: FirstCalls | undefined,
): string {
  const data = calls ? ` ${documentScript.firstCalls}="${escapeHtml(JSON.stringify(calls))}"` : '';
  return text === undefined
    ? `<script crossorigin="anonymous" src="${escapeHtml(url)}" integrity="${integrity}"${data}></script>`
    : `<script${data}>${text}</script>`;
}

const fontPreload = (url: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(url)}">`;

/** Renders the tags of the head with a mark, by which the shell removes them when the page brings its own. */
function renderHead({ prerendered, page, origin }: DocumentInput, assetUrl: AssetUrl): string {
  const tags = prerendered?.head.length ? prerendered.head : plainHead;
  return formatTags(
    withSocialTags(tags, { ...page, origin, assetUrl }).map((tag) => ({
      ...tag,
      attributes: { [prerenderedMark]: '', ...tag.attributes },
    })),
  );
}

/**
 * Forms send nothing before hydration, so that no address contains what somebody typed. A search form works
 * without scripts, because a search belongs in the address.
 */
function renderRoot(prerendered: PrerenderedHtml | undefined, access = 'public'): string {
  if (!prerendered) return '<div id="root"></div>';
  const quiet = prerendered.body.replace(/<form\b(?![^>]*\srole="search")/gi, '$& method="dialog"');
  return `<div id="root" ${prerenderedMark} data-access="${access}">${quiet}</div>`;
}
