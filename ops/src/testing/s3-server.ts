import S3rver from 's3rver';
import { listen } from './listen';
import { newFolder } from './temporary';

const refusals = { 409: 'ConditionalRequestConflict', 412: 'PreconditionFailed' };

/**
 * An S3 server with the bucket `releases`, and the settings that lead a process to it. Of writes with
 * `If-None-Match: *` one creates an object; others are answered as Amazon's does, 409 meanwhile and 412 then.
 */
export async function startS3() {
  const storage = new S3rver({
    directory: newFolder(),
    silent: true,
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  await storage.configureBuckets();
  const handle = storage.callback();
  const created = new Map<string, 409 | 412>();
  const { url: endpoint } = await listen((request, response) => {
    const { url = '', headers } = request;
    const key = request.method === 'PUT' && headers['if-none-match'] ? (url.split('?')[0] ?? '') : undefined;
    const refusal = key && created.get(key);
    if (refusal) {
      request.resume();
      response.writeHead(refusal).end(`<Error><Code>${refusals[refusal]}</Code></Error>`);
      return;
    }
    if (key) {
      created.set(key, 409);
      response.once('close', () => created.set(key, 412));
    }
    void handle(request, response);
  });
  return {
    RELEASE_STORE: 's3://releases/site',
    S3_ENDPOINT: endpoint,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
}
