import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { unprocessable } from '../common/response-error';
import { pngFile, smallPng } from '../testing/evidence-files/png-file';
import { withUpload } from './read-upload';

/** What is stored after an upload of a file whose use ended so. */
async function storedAfter(use: (kept: Set<string>, name: string) => void): Promise<number> {
  const stored = new Set<string>();
  const evidence = {
    put: async (name: string) => void stored.add(name),
    remove: async (name: string) => void stored.delete(name),
  };
  const services = { evidence, config: { evidenceScanner: null } };
  const app = Fastify();
  await app.register(multipart);
  app.post('/', (request) =>
    withUpload(
      request,
      services,
      () => undefined,
      async ({ files, keptNames }) => {
        const [file] = files;
        expect(stored).toEqual(new Set([file?.name]));
        use(keptNames, file?.name ?? '');
        return {};
      },
    ),
  );
  const form = new FormData();
  form.append('evidence', new Blob([new Uint8Array(pngFile(...smallPng))]), 'receipt.png');
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  await app.inject({ method: 'POST', url: '/', headers, payload: Buffer.from(await sent.arrayBuffer()) });
  await app.close();
  return stored.size;
}

it.each([
  ['is kept where something refers to it', 1, (kept: Set<string>, name: string) => void kept.add(name)],
  ['is removed where nothing does', 0, () => undefined],
  [
    'is removed where it was refused',
    0,
    () => {
      throw unprocessable('No.');
    },
  ],
  [
    'stays where it is not known whether something refers to it',
    1,
    () => {
      throw new Error('The connection ended during the commit');
    },
  ],
])('an uploaded file %s', async (_words, count, use) => {
  expect(await storedAfter(use)).toBe(count);
});
