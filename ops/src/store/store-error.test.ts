import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openMemoryStore, replaceIn } from '../testing/memory-store';
import { guardStore, toStoreError } from './guarded-store';
import { openS3Store } from './s3-store';

/** An S3 server that responds to everything with one status, or never. */
async function startServer(status?: number, code = 'AccessDenied') {
  const server = createServer((_request, response) => {
    if (status !== undefined) response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'secret-of-the-store',
  };
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { store: guardStore(openS3Store('s3://releases/site', env), { read: 300 }), close };
}

it('a store that accepts a connection and never answers fails in time, by name', async () => {
  const { store, close } = await startServer();
  await expect(store.get('revisions/00000001.json')).rejects.toThrow(
    'The release store s3://releases/site did not answer within 0.3 s.',
  );
  await close();
});

it('a store that refuses the credentials says what to check, and shows none', async () => {
  const { store, close } = await startServer(403);
  const failure = await store.get('revisions/00000001.json').catch(String);
  expect(failure).toContain(
    'The release store s3://releases/site refuses the credentials (403): check AWS_ACCESS_KEY_ID',
  );
  expect(failure).not.toContain('secret-of-the-store');
  await close();
});

it('a store that is not there says so', async () => {
  const { store, close } = await startServer(200);
  await close();
  await expect(store.get('revisions/00000001.json')).rejects.toThrow(
    /s3:\/\/releases\/site cannot be reached \(ECONN\w+\): check RELEASE_STORE, S3_ENDPOINT and the network/,
  );
});

it.each([
  ['EACCES', 'check who owns the folder'],
  ['ENOSPC', 'is full'],
])('a folder that fails with %s says what to do', async (code, words) => {
  const get = () => Promise.reject(Object.assign(new Error(code), { code }));
  const broken = replaceIn(openMemoryStore(), { get });
  await expect(guardStore(broken).get('revisions/00000001.json')).rejects.toThrow(words);
  expect(toStoreError('x', toStoreError('x', new Error('odd'))).message).toBe(
    'The release store x failed: odd',
  );
});
