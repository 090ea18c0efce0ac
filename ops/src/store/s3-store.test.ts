import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { temporaryFolders } from '../testing/fake-releases';
import { openS3Store } from './s3-store';

const nextFolder = temporaryFolders();

describe('an S3 server without conditional writes', () => {
  it('is refused before anything is written to it, rather than raced on', async () => {
    // s3rver accepts "If-None-Match: *" and overwrites all the same, as some real servers do.
    const server = new S3rver({
      directory: nextFolder(),
      port: 0,
      silent: true,
      configureBuckets: [{ name: 'releases', configs: [] }],
    });
    const { port }: AddressInfo = await server.run();
    const env = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const store = openS3Store('s3://releases/site', env);
    await expect(store.putIfAbsent('revisions/1.json', Buffer.from('x'))).rejects.toThrow(
      'overwrites objects in spite of "If-None-Match: *"',
    );
    expect(await store.exists('revisions/1.json')).toBe(false);
    expect(await store.list('revisions/')).toEqual([]);
    // Notes may be overwritten, also on such a server.
    await store.put('health/a.json', Buffer.from('first'));
    await store.put('health/a.json', Buffer.from('second'));
    expect((await store.get('health/a.json'))?.toString()).toBe('second');
    await store.put('health/empty.json', Buffer.alloc(0));
    expect(await store.get('health/empty.json')).toHaveLength(0);
    expect(await store.get('health/none.json')).toBeUndefined();
    // Another writer's name, which is no key, is not listed: nobody could read it.
    await openS3Store('s3://releases/site/health/odd%20', env).put('b.json', Buffer.from('{}'));
    expect((await store.list('health/')).sort()).toEqual(['health/a.json', 'health/empty.json']);
    await server.close();
  });
});
