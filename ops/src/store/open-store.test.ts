import { listen } from '../testing/listen';
import { guardStore } from './open-store';
import { openS3Store } from './s3-store';

/** An S3 server that responds to everything with one status, or never. */
async function startServer(status?: number, code = 'AccessDenied') {
  const { url, close } = await listen((_request, response) => {
    if (status !== undefined) response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  });
  const secret = { AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'secret-of-the-store' };
  jest.replaceProperty(process, 'env', { ...process.env, S3_ENDPOINT: url, ...secret });
  // Only what never answers is given up soon; on a busy machine an answer takes its time.
  const patience = status === undefined ? { read: 300 } : {};
  return { store: guardStore(openS3Store('s3://releases/site'), patience), close };
}

it('a store that accepts a connection and never answers fails in time, by name', async () => {
  const { store } = await startServer();
  // A gateway without a snapshot begins with the list.
  for (const asked of [store.get('revisions/00000001.json'), store.list('revisions/')])
    await expect(asked).rejects.toThrow('The release store s3://releases/site did not answer within 0.3 s.');
});

it.each([
  [
    'refuses the credentials',
    false,
    /failed: .*403\. Check RELEASE_STORE, S3_ENDPOINT, the AWS_\* credentials/,
  ],
  ['is not there', true, /failed: .*ECONN\w+.*Check RELEASE_STORE/],
])('a store that %s says so by name and what to check, and shows no secret', async (_what, isGone, words) => {
  const { store, close } = await startServer(403);
  if (isGone) await close();
  const failure = await store.get('revisions/00000001.json').catch(String);
  expect(failure).toMatch(words);
  expect(failure).toContain('The release store s3://releases/site');
  expect(failure).not.toContain('secret-of-the-store');
});
