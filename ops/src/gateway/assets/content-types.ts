import { contentType, lookup } from 'mime-types';

/** The type of an artefact by its ending; unknown endings are plain bytes, which no browser runs. */
export const contentTypeOf = (file: string): string =>
  contentType(file.slice(file.lastIndexOf('.') + 1)) || 'application/octet-stream';

/** Whether a path asks for a file rather than a page of the site. */
export const looksLikeFile = (path: string): boolean =>
  /^\/assets(?:\/|$)|\/\./.test(path) ||
  /\.(?:env|git|br)$/i.test(path) ||
  (/\.[a-z0-9]+$/i.test(path) && lookup(path) !== false);
