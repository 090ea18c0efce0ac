import type { FastifyInstance } from 'fastify';
import { isCompressible } from '../release/compress';
import type { AssetShelf } from './asset-shelf';
import type { ReleaseShelf } from './release-shelf';
import { contentTypeOf } from './content-types';
import { notFound } from './document.routes';

const part = /^[a-z][a-z0-9-]*$/;
const plain = /^[A-Za-z0-9@_][A-Za-z0-9@._-]*$/;

/** Artefacts: only files that a complete release lists, with a year of caching, for any origin: the code is public. */
export function registerAssets(app: FastifyInstance, releases: ReleaseShelf, assets: AssetShelf): void {
  app.get('/assets/*', async (request, reply) => {
    const path = (request.url.split(/[?#]/, 1)[0] ?? '').slice('/assets/'.length);
    const [name = '', version = '', ...rest] = path.split('/');
    const file = rest.join('/');
    if (!part.test(name) || !plain.test(version) || !rest.every((segment) => plain.test(segment)))
      return notFound(reply);
    const release = await releases.get(name, version);
    const record = release && Object.hasOwn(release.files, file) ? release.files[file] : undefined;
    // Source maps tell a stranger more than he needs; they are for those who can read the store.
    if (!record || file.endsWith('.map')) return notFound(reply);
    const etag = `"${record.integrity.slice('sha384-'.length, 'sha384-'.length + 24)}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': contentTypeOf(file),
      etag,
      ...(isCompressible(file) ? { vary: 'accept-encoding' } : {}),
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const asset = await assets.get(name, version, file, request.headers['accept-encoding'] ?? '');
    if (!asset) {
      reply.removeHeader('etag').removeHeader('vary');
      return notFound(reply);
    }
    if (asset.encoding) reply.header('content-encoding', asset.encoding);
    return reply.send(asset.body);
  });
}
