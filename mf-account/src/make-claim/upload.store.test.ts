import { AbortedError, HttpError, NetworkError } from '@ilera/runtime';
import { type Upload, UploadStore, waitForNetwork } from './upload.store';

const wanted = { comment: 'x' };
let online: jest.SpyInstance;
beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

/** A server that answers with these, one after the other. */
function answering(...answers: (Error | null)[]) {
  const keys: string[] = [];
  const deliver = (_wanted: typeof wanted, _upload: Upload, key: string) => {
    keys.push(key);
    const answer = answers[Math.min(keys.length, answers.length) - 1] ?? null;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { keys, deliver };
}

it('goes on by itself when a lost connection is back, under the same key (R5.17)', async () => {
  const { keys, deliver } = answering(new NetworkError('lost'), new NetworkError('lost'), null);
  const seen: string[] = [];
  const store: UploadStore<typeof wanted, null> = new UploadStore(deliver, true, () => {
    seen.push(store.status);
    return Promise.resolve();
  });
  await store.send(wanted);
  expect({ status: store.status, seen }).toEqual({ status: 'writing', seen: ['waiting', 'waiting'] });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
});

it('goes on for ever while the device is offline, and ends when the service does not answer online', async () => {
  const lost = answering(new NetworkError('lost'));
  online.mockImplementation(() => lost.keys.length > 20);
  const store = new UploadStore(lost.deliver, true, () => Promise.resolve());
  await expect(store.send(wanted)).rejects.toBeInstanceOf(NetworkError);
  expect(lost.keys).toHaveLength(21);
  expect(store.status).toBe('writing');
});

it('sends once what is refused', async () => {
  const { keys, deliver } = answering(new HttpError(422, {}));
  await expect(new UploadStore(deliver).send(wanted)).rejects.toBeInstanceOf(HttpError);
  expect(keys).toHaveLength(1);
});

it.each([
  [0.9, 2],
  [1, 1],
])('sends to an API that knows no keys, after a share of %d was received, %d times', async (share, times) => {
  const { keys, deliver } = answering(new NetworkError('lost'), new HttpError(422, {}));
  const report: typeof deliver = (body, upload, key) => {
    upload.onUploadProgress(share);
    return deliver(body, upload, key);
  };
  const store = new UploadStore(report, false, () => Promise.resolve());
  await expect(store.send(wanted)).rejects.toThrow();
  expect(keys).toHaveLength(times);
});

it('is cancelled while it waits', async () => {
  online.mockReturnValue(false);
  const { deliver } = answering(new NetworkError('lost'));
  const store = new UploadStore(deliver);
  const sending = store.send(wanted);
  await Promise.resolve();
  store.giveUp();
  await expect(sending).rejects.toBeInstanceOf(AbortedError);
  expect(store.status).toBe('writing');
});

it('waits for the device to be online, or a while where it is', async () => {
  jest.useFakeTimers();
  const signal = new AbortController().signal;
  online.mockReturnValue(false);
  const back = waitForNetwork(1, signal);
  window.dispatchEvent(new Event('online'));
  await back;
  online.mockReturnValue(true);
  const later = waitForNetwork(3, signal);
  const state = jest.fn();
  void later.then(state);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(state).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(state).toHaveBeenCalled();
  jest.useRealTimers();
});
