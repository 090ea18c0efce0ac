import { brand, type SiteConfig, type SiteDocument } from '@shared/contracts';
import { chainOf, type AssetUrl, type Composition, type NamedFile } from './composition';
import { earlyElement } from './early-calls';
import { fallbackHtml, fallbackStyle, watchdogScript } from './fallback';
import { escapeHtml, jsonInHtml } from './html';
import type { Pin } from './pins';

const description = `${brand.name}: health plans for you, your family and your team, and doctors online, in Nigeria.`;

/** Drawn here, so that a visit asks for no icon file. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' " +
  "fill='%235d36aa'/%3E%3Cpath d='M16 7v18M7 16h18' stroke='%23fff' stroke-width='5' stroke-linecap='round'/%3E%3C/svg%3E";

const preload = ({ url, integrity }: NamedFile): string =>
  `<link rel="preload" as="script" crossorigin="anonymous" href="${escapeHtml(url)}" integrity="${integrity}">`;

const fontPreload = (url: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(url)}">`;

// `data-href` is how the loader inside a remote recognises a style that the document brought already.
const stylesheet = ({ url, integrity, file }: NamedFile): string =>
  `<link rel="stylesheet" crossorigin="anonymous" href="${escapeHtml(url)}" data-href="${escapeHtml(file)}" integrity="${integrity}">`;

/** Says that this is not what visitors see, and how to leave it. */
function banner({ person, replay, override }: Pin): string {
  const words = [
    ...(override ? [`${override.remote} comes from ${override.base}`] : []),
    ...(replay ? [`the site as it was in state ${replay.state}`] : []),
    ...(person ? [`early versions for ${person}`] : []),
  ];
  return `<div id="pin-banner" role="note">Only for you: ${escapeHtml(words.join('; '))}. <a href="/_pin/off">Leave</a></div>`;
}

export interface DocumentInput {
  composition: Composition;
  path: string;
  config: SiteConfig;
  assetUrl: AssetUrl;
  supportCode: string;
  /** What an operator's link fixed for this visit; said in a banner. */
  pin?: Pin;
}

/** The document for a path: registry and configuration inlined, the whole chain of the route named (design section 6). */
export function renderDocument({
  composition,
  path,
  config,
  assetUrl,
  supportCode,
  pin,
}: DocumentInput): string {
  const { shell } = composition;
  const named = (file: string): NamedFile => ({
    url: assetUrl('shell', shell.version, file),
    integrity: shell.files[file]?.integrity ?? '',
    file,
  });
  const chain = chainOf(composition, path, assetUrl);
  const site: SiteDocument = {
    state: composition.state.n,
    shell: shell.version,
    remotes: composition.registry,
    config,
    supportCode,
  };
  const entry = named(shell.entry);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(brand.name)}</title>`,
    // For readers without scripts; the shell takes it out, because each page brings its own.
    `<meta name="description" data-default content="${escapeHtml(description)}">`,
    '<meta name="theme-color" content="#5d36aa">',
    `<link rel="icon" href="${icon}">`,
    `<script>${watchdogScript}</script>`,
    earlyElement(composition, path, config.apiBaseUrl),
    ...[...shell.initial.css.map(named), ...chain.css].map(stylesheet),
    `<script defer data-shell crossorigin="anonymous" src="${escapeHtml(entry.url)}" integrity="${entry.integrity}"></script>`,
    ...shell.initial.js.filter((file) => file !== shell.entry).map((file) => preload(named(file))),
    ...chain.js.map(preload),
    ...Object.keys(shell.files)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => fontPreload(named(file).url)),
    `<style>${fallbackStyle}</style>`,
    '</head>',
    '<body>',
    ...(pin ? [banner(pin)] : []),
    '<div id="root"></div>',
    fallbackHtml,
    `<script type="application/json" id="site">${jsonInHtml(site)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
