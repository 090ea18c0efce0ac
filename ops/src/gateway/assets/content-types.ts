import { contentType, lookup } from 'mime-types';

/**
 * The content type of an artefact by its extension; unknown extensions are plain bytes, which no browser
 * runs.
 */
export const contentTypeOf = (file: string): string =>
  contentType(file.slice(file.lastIndexOf('.') + 1)) || 'application/octet-stream';

/** Whether a path names a file rather than a page of the site. */
export const looksLikeFile = (path: string): boolean =>
  /^\/assets(?:\/|$)|\/\./.test(path) ||
  /\.(?:env|git|br)$/i.test(path) ||
  (/\.[a-z0-9]+$/i.test(path) && lookup(path) !== false);
