/** @jest-environment node */
import type { WireCall } from '@ilera/contracts/calls';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { AbortedError, TimeoutError } from './errors';
import { ApiClient } from './http-client';

const post = (path: string): WireCall<'logout'> => ({ method: 'POST', path, form: true, data: null });

/** A client whose requests stay open until the test responds, or until they are aborted. */
function openClient() {
  const api = new ApiClient({ baseUrl: () => '/api', token: () => '', onUnauthorised: () => undefined });
  const open: { config: InternalAxiosRequestConfig; answer: () => void }[] = [];
  api.setAdapter(
    (config) =>
      new Promise((resolve, reject) => {
        const answer = () =>
          resolve({
            status: 200,
            data: { message: 'done' },
            statusText: '',
            headers: {},
            config,
            request: null,
          });
        open.push({ config, answer });
        (config.signal as AbortSignal).addEventListener('abort', () =>
          reject(new AxiosError('canceled', 'ERR_CANCELED', config)),
        );
      }),
  );
  return { api, open };
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const progress = { loaded: 1, total: 2, bytes: 1, lengthComputable: true };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('time limits by idleness (R4.68)', () => {
  it('lets an upload that moves bytes take minutes', async () => {
    const { api, open } = openClient();
    const sent = api.call(post('individual/claimable/claim'));
    await seconds(0);
    for (let round = 0; round < 12; round += 1) {
      await seconds(29);
      open[0]!.config.onUploadProgress!(progress as never);
    }
    open[0]!.answer();
    await expect(sent).resolves.toBe('done');
  });

  it('ends an upload after half a minute without a byte', async () => {
    const { api, open } = openClient();
    const sent = api.call(post('individual/claimable/claim'));
    const ended = expect(sent).rejects.toBeInstanceOf(TimeoutError);
    await seconds(20);
    open[0]!.config.onUploadProgress!(progress as never);
    await seconds(31);
    await ended;
  });

  it('ends a read after 15 seconds without a byte, not after 15 seconds', async () => {
    const { api, open } = openClient();
    const silent = expect(api.get('plan/all')).rejects.toBeInstanceOf(TimeoutError);
    await seconds(16);
    await silent;
    const slow = api.get('plan/all');
    await seconds(14);
    open[1]!.config.onDownloadProgress!(progress as never);
    await seconds(14);
    open[1]!.answer();
    await expect(slow).resolves.toEqual({ message: 'done' });
  });

  it('tells a caller who gave up from a time-out', async () => {
    const { api } = openClient();
    const controller = new AbortController();
    const given = expect(api.get('plan/all', { signal: controller.signal })).rejects.toBeInstanceOf(
      AbortedError,
    );
    await seconds(1);
    controller.abort();
    await given;
  });
});
