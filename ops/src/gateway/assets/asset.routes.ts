import { offers } from '../../site/live-part';
import { artefactKey, isKey } from '../../store/release-store';
import { contentType } from 'mime-types';
import { accepted, pageHeaders, notFound } from '../responses';
import type { GatewayPlugin } from '../services';
import { createFileFinder } from './find-file';

/** A file of an unknown extension is plain bytes, which no browser runs. */
const contentTypeOf = (file: string): string =>
  contentType(file.slice(file.lastIndexOf('.') + 1)) || 'application/octet-stream';

/** Source maps and compressed forms are never served by path. */
const neverServed = /\.(?:map|br|gz)$/;
/** Replaces the version in a content address. */
const commonFolder = 'files';
/** Files that a browser shows as plain text when opened directly. */
const plainTextFile = /\.(?:js|css|woff2)$/;

/**
 * Serves artefacts with a year of caching, without revalidation, to any origin, because the code is public. `<part>/<version>/<file>`
 * exists only where a complete release lists the file; `<part>/files/<file>` is shared by versions and named
 * by its content (docs/adr/0004).
 */
export const assets: GatewayPlugin = async (app, services) => {
  const { releases, assetCache, fileCheck, follower } = services;
  const find = createFileFinder(services);
  app.get('/assets/*', async (request, reply) => {
    const path = (request.url.split(/[?#]/, 1)[0] ?? '').slice('/assets/'.length);
    const [name = '', version = '', ...segments] = path.split('/');
    const file = segments.join('/');
    if (!file || !isKey(path) || neverServed.test(file)) return notFound(reply);
    const copies =
      version === commonFolder ? await find(name, `${commonFolder}/${file}`) : [{ version, file }];
    for (const copy of copies) {
      const { files: listed = {} } = (await releases.get(name, copy.version)) ?? {};
      const record = Object.hasOwn(listed, copy.file) ? listed[copy.file] : undefined;
      if (!record) continue;
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': contentTypeOf(file),
        ...(record.compressed ? { vary: 'accept-encoding' } : {}),
      });
      if (plainTextFile.test(file)) for (const header of Object.keys(pageHeaders)) reply.removeHeader(header);
      const asset = await assetCache.get(
        artefactKey(name, copy.version, copy.file),
        accepted(request),
        record,
      );
      if (asset?.encoding) reply.header('content-encoding', asset.encoding);
      if (asset) return reply.send(asset.body);
      const { current } = follower;
      if (current && offers(current.revision, name, copy.version)) fileCheck.suspect();
    }
    return notFound(reply.removeHeader('vary'));
  });
};
