const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** The type of an artefact by its ending; unknown endings are plain bytes that nobody will run. */
export function contentTypeOf(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

const assetEnding = new RegExp(
  `\\.(?:${Object.keys(types).join('|')}|map|mjs|cjs|ts|xml|php|env|git|gz|br|zip)$`,
  'i',
);

/** Whether a path asks for a file rather than a page of the site. */
export const looksLikeFile = (path: string): boolean =>
  assetEnding.test(path) || /^\/assets(?:\/|$)|\/\./.test(path);
