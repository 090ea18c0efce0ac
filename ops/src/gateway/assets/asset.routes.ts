import type { ReleaseFile } from '@shared/contracts';
import type { FastifyInstance } from 'fastify';
import { isCompressible } from '../../store/compress';
import { artefactKey, commonFolder, commonKey } from '../../store/release-store';
import { contentType } from 'mime-types';
import { headersOfPages, notFound } from '../responses';

/** By its extension; unknown ones are plain bytes, which no browser runs. */
const contentTypeOf = (file: string): string =>
  contentType(file.slice(file.lastIndexOf('.') + 1)) || 'application/octet-stream';

const part = /^[a-z][a-z0-9-]*$/;
const plain = /^[A-Za-z0-9@_][A-Za-z0-9@._-]*$/;
/** Source maps and compressed variants are never served by path. */
const inner = /\.(?:map|br|gz)$/;
/** Files that a browser shows as plain text where somebody opens them by themselves. */
const neverPage = /\.(?:js|css|woff2)$/;

/**
 * Artefacts with a year of caching, for any origin, because the code is public. `<part>/<version>/<file>`
 * exists only where a complete release lists the file; `<part>/files/<file>` is shared by versions and named
 * by its content (docs/adr/0004).
 */
export async function assets(app: FastifyInstance): Promise<void> {
  const { releases, files, follower } = app;
  app.get('/assets/*', async (request, reply) => {
    const path = (request.url.split(/[?#]/, 1)[0] ?? '').slice('/assets/'.length);
    const [name = '', version = '', ...rest] = path.split('/');
    const file = rest.join('/');
    if (!part.test(name) || !plain.test(version) || !rest.every((segment) => plain.test(segment)))
      return notFound(reply);
    const isCommon = version === commonFolder;
    const { files: listed = {} } = isCommon ? {} : ((await releases.get(name, version)) ?? {});
    const record = Object.hasOwn(listed, file) ? listed[file] : undefined;
    const etag = isCommon ? `"${file}"` : record && tagOf(record);
    if (!etag || inner.test(file)) return notFound(reply);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': contentTypeOf(file),
      etag,
      ...(isCompressible(file) ? { vary: 'accept-encoding' } : {}),
    });
    if (neverPage.test(file)) for (const header of Object.keys(headersOfPages)) reply.removeHeader(header);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const key = isCommon ? commonKey(name, `${commonFolder}/${file}`) : artefactKey(name, version, file);
    const accepts = (encoding: string): boolean => request.encodings([encoding]) === encoding;
    const asset = await app.assets.get(key, accepts, record);
    if (!asset) {
      files.suspect(name, isCommon ? (follower.current?.revision.live[name]?.version ?? '') : version);
      reply.removeHeader('etag').removeHeader('vary');
      return notFound(reply);
    }
    if (asset.encoding) reply.header('content-encoding', asset.encoding);
    return reply.send(asset.body);
  });
}

const tagOf = ({ integrity }: ReleaseFile): string =>
  `"${integrity.slice('sha256-'.length, 'sha256-'.length + 24)}"`;
