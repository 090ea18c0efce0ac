import { decodeHeic } from './decode-heic';
import type { HeicAnswer } from './heic.worker';

// The decoder itself runs in `e2e/specs/account/evidence.slow.spec.ts`.
jest.mock('./read-heic', () => ({ readHeic: () => Promise.resolve('read in the page') }));
Object.assign(globalThis, { __webpack_public_path__: '/assets/mf-account/1.0.0/' });

const photo = new Blob(['photo']);
const workers: FakeWorker[] = [];
class FakeWorker {
  onmessage: (event: { data: HeicAnswer }) => void = () => undefined;
  onerror: () => void = () => undefined;
  postMessage = jest.fn();
  terminate = jest.fn();
  constructor(readonly address: string) {
    workers.push(this);
  }
}
const startsWorkers = (Started: unknown) => Object.assign(globalThis, { Worker: Started });
const answered = (act: (worker: FakeWorker) => void) => {
  startsWorkers(FakeWorker);
  const decoded = decodeHeic(photo);
  const worker = workers.at(-1)!;
  act(worker);
  return { worker, decoded };
};

it('hands a photograph to a worker, and ends it (R5.17)', async () => {
  const picture = {} as ImageData;
  const { worker, decoded } = answered((one) => one.onmessage({ data: { picture } }));
  expect(await decoded).toBe(picture);
  expect(worker.address).toBe('/assets/mf-account/1.0.0/heic.worker.js');
  expect(worker.postMessage).toHaveBeenCalledWith(photo);
  expect(worker.terminate).toHaveBeenCalled();
});

it.each([
  ['RangeError', (one: FakeWorker) => one.onmessage({ data: { error: 'RangeError' } })],
  ['ChunkLoadError', (one: FakeWorker) => one.onerror()],
  // The script of the worker never arrives, nor does the connection end.
  ['ChunkLoadError', () => jest.advanceTimersByTime(120_000)],
  [
    'TimeoutError',
    (one: FakeWorker) => {
      jest.advanceTimersByTime(110_000);
      one.onmessage({ data: 'loaded' });
      jest.advanceTimersByTime(60_000);
    },
  ],
])('fails with a %s, and ends the worker', async (name, fail) => {
  jest.useFakeTimers();
  const { worker, decoded } = answered(fail);
  jest.useRealTimers();
  await expect(decoded).rejects.toMatchObject({ name });
  expect(worker.terminate).toHaveBeenCalled();
});

it('reads it in the page where the browser starts no worker, as of files from another host', async () => {
  startsWorkers(function refuse() {
    throw new DOMException('cross-origin', 'SecurityError');
  });
  expect(await decodeHeic(photo)).toBe('read in the page');
});
