import type { WireCall } from '@ilera/contracts/calls';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { AbortedError, HttpError, NetworkError } from './errors';
import { clock } from '../server-clock';
import { ApiClient } from './http-client';

const post = (path: string): WireCall<'logout'> => ({ method: 'POST', path, data: null });

type Answer = { status: number; data?: unknown; headers?: Record<string, string> } | 'no answer';

function client({
  token = '',
  answers = [{ status: 200 }] as Answer[],
  baseUrl = 'https://api.example/api/v1',
} = {}) {
  const sent: InternalAxiosRequestConfig[] = [];
  const refused: string[] = [];
  const api = new ApiClient({
    baseUrl: () => baseUrl,
    token: () => token,
    onUnauthorised: (used) => refused.push(used),
  });
  api.setAdapter(async (config) => {
    sent.push(config);
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? 'no answer';
    if (config.signal?.aborted) throw new AxiosError('canceled', 'ERR_CANCELED', config);
    if (answer === 'no answer') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const response = {
      status: answer.status,
      data: answer.data ?? {},
      statusText: '',
      headers: answer.headers ?? {},
      config,
    };
    if (answer.status < 300) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
  });
  return { api, sent, refused };
}

it('sends the Bearer header even when there is no token (P8.1)', async () => {
  const { api, sent } = client();
  await api.get('condition_category/all');
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer'); // axios trims the empty token, as the wire does
});

it('sends the token of the session', async () => {
  const { api, sent } = client({ token: 'abc' });
  await api.call(post('individual/subscribe_plan'));
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer abc');
});

it.each(['waitlist/join', '/waitlist/join'])(
  'calls one address for %s, with the base path (R4.38)',
  async (path) => {
    const { api, sent } = client();
    await api.call(post(path));
    expect(axios.getUri(sent[0])).toBe('https://api.example/api/v1/waitlist/join');
  },
);

it('answers a file where the request accepts one, and reads its refusal', async () => {
  const refusal = new Blob([JSON.stringify({ message: 'Too many attempts.' })]);
  const { api, sent } = client({
    answers: [
      { status: 200, data: new Blob(['%PDF']) },
      { status: 429, data: refusal },
    ],
  });
  const asPdf = { headers: { accept: 'application/pdf' } };
  await expect(api.get('a/pdf', asPdf)).resolves.toBeInstanceOf(Blob);
  expect({ responseType: sent[0]?.responseType, accept: sent[0]?.headers.get('accept') }).toEqual({
    responseType: 'blob',
    accept: 'application/pdf',
  });
  await expect(api.get('a/pdf', asPdf)).rejects.toMatchObject({
    status: 429,
    body: { message: 'Too many attempts.' },
  });
  await api.get('plan/4').catch(() => undefined);
  expect(sent[2]?.responseType).toBeUndefined();
});

it('answers the parsed body', async () => {
  const { api } = client({ answers: [{ status: 200, data: { data: { id: 4 } } }] });
  await expect(api.get('plan/4')).resolves.toEqual({ data: { id: 4 } });
});

it('passes a 401 on and says which token was refused', async () => {
  const { api, refused } = client({ token: 'old', answers: [{ status: 401, data: { message: 'Go away' } }] });
  await expect(api.get('individual/profile')).rejects.toMatchObject({
    name: 'HttpError',
    status: 401,
    body: { message: 'Go away' },
  });
  expect(refused).toEqual(['old']);
});

it.each([400, 403, 404, 422, 500])('leaves the session alone on %i', async (status) => {
  const { api, refused } = client({ token: 'abc', answers: [{ status }] });
  await expect(api.get('plan/all')).rejects.toBeInstanceOf(HttpError);
  expect(refused).toEqual([]);
});

it('tries a read again when the connection drops, at most twice', async () => {
  const lucky = client({ answers: ['no answer', { status: 200, data: 'here' }] });
  await expect(lucky.api.get('plan/all')).resolves.toBe('here');
  const unlucky = client({ answers: ['no answer'] });
  await expect(unlucky.api.get('plan/all')).rejects.toBeInstanceOf(NetworkError);
  expect(unlucky.sent).toHaveLength(3);
});

it('never repeats a write, nor a read with a side effect, nor a refusal', async () => {
  const write = client({ answers: ['no answer'] });
  await expect(write.api.call(post('condition/payment/1'))).rejects.toBeInstanceOf(NetworkError);
  expect(write.sent).toHaveLength(1);
  const effect = client({ answers: ['no answer'] });
  await expect(effect.api.get('individual/update_card', { retry: false })).rejects.toBeInstanceOf(
    NetworkError,
  );
  expect(effect.sent).toHaveLength(1);
  const refusal = client({ answers: [{ status: 500 }] });
  await expect(refusal.api.get('plan/all')).rejects.toBeInstanceOf(HttpError);
  expect(refusal.sent).toHaveLength(1);
});

it('says that the caller gave up', async () => {
  const { api } = client();
  const controller = new AbortController();
  controller.abort();
  await expect(api.get('plan/all', { signal: controller.signal })).rejects.toBeInstanceOf(AbortedError);
});

it('keeps the seconds of Retry-After', async () => {
  const { api } = client({ answers: [{ status: 429, headers: { 'retry-after': '30' } }] });
  await expect(api.call(post('/auth/individual/login'))).rejects.toMatchObject({ retryAfter: 30 });
});

it('does not set the clock by the beginning of a file', async () => {
  const follow = jest.spyOn(clock, 'follow').mockReturnValue();
  const date = 'Wed, 25 Nov 2026 12:00:00 GMT';
  const { api } = client({ answers: [{ status: 200, data: new Blob(), headers: { date } }] });
  await api.get('a/pdf', { headers: { accept: 'application/pdf' } });
  expect(follow).not.toHaveBeenCalled();
});

it.each([200, 422])('sets the clock by an answer of %i (R5.13)', async (status) => {
  const follow = jest.spyOn(clock, 'follow').mockReturnValue();
  const date = 'Wed, 25 Nov 2026 12:00:00 GMT';
  const { api } = client({ answers: [{ status, headers: { date } }] });
  await api.get('plan/all').catch(() => undefined);
  expect(follow).toHaveBeenCalledWith(Date.parse(date));
});

describe('a read that the document started early', () => {
  const silence = new Promise<string>(() => undefined);
  const early = (token: string, body: string | Promise<string>, status = 200, onRead?: () => void) => {
    window.__firstCalls = {
      'https://api.example/api/v1/condition/category/popular?page=1': {
        token,
        response: Promise.resolve({
          ok: status < 300,
          status,
          statusText: '',
          headers: new Map([['date', 'Wed, 25 Nov 2026 12:00:00 GMT']]),
          text: async () => {
            onRead?.();
            return body;
          },
        } as unknown as Response),
      },
    };
  };

  it('is used once, for its own token, in place of a request', async () => {
    early('', '{"data":{"data":[]}}');
    const { api, sent } = client();
    const read = () => api.get('condition/category/popular', { query: { page: 1 } });
    await expect(read()).resolves.toEqual({ data: { data: [] } });
    expect(sent).toHaveLength(0);
    await read();
    expect(sent).toHaveLength(1);
  });

  it('is replaced by a request of the client after 15 seconds (R4.68)', async () => {
    jest.useFakeTimers();
    early('', silence);
    const { api, sent } = client({ answers: [{ status: 200, data: { data: [1] } }] });
    const reading = api.get('condition/category/popular', { query: { page: 1 } });
    await jest.advanceTimersByTimeAsync(14_900);
    expect(sent).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(200);
    jest.useRealTimers();
    await expect(reading).resolves.toEqual({ data: [1] });
  });

  it('rejects at once when the caller aborts', async () => {
    const isRead = new Promise<void>((resolve) => early('', silence, 200, resolve));
    const { api, sent } = client();
    const left = new AbortController();
    const options = { query: { page: 1 }, signal: left.signal };
    const reading = api.get('condition/category/popular', options);
    await isRead;
    left.abort();
    await expect(reading).rejects.toBeInstanceOf(AbortedError);
    expect(sent).toHaveLength(0);
  });

  it('is started by a prefetch, which does not wait for the code of requests', async () => {
    const body = '{"data":[7]}';
    const answer = { ok: true, status: 200, statusText: '', headers: new Map(), text: async () => body };
    const fetched = jest.fn().mockResolvedValue(answer);
    Object.assign(globalThis, { fetch: fetched });
    const setup = {
      baseUrl: () => 'https://api.example/v1/',
      token: () => 'mine',
      onUnauthorised: jest.fn(),
    };
    const prefetching = new ApiClient(setup).prefetch('condition/7');
    expect(fetched).toHaveBeenCalledWith('https://api.example/v1/condition/7', {
      headers: expect.objectContaining({ Authorization: 'Bearer mine' }),
    });
    await prefetching;
    expect(new ApiClient(setup).known('condition/7')).toEqual({ data: [7] });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(window.__firstCalls).not.toHaveProperty(['https://api.example/v1/condition/7']);
  });

  it('is left alone by another session', async () => {
    early('somebody', '{}');
    const { api, sent } = client({ token: 'else' });
    await api.get('condition/category/popular', { query: { page: 1 } });
    expect(sent).toHaveLength(1);
  });

  it('fails like any other refusal', async () => {
    early('', '{"message":"Down"}', 503);
    const { api } = client();
    await expect(api.get('condition/category/popular', { query: { page: 1 } })).rejects.toMatchObject({
      status: 503,
      body: { message: 'Down' },
    });
  });
});
