import { api } from '@ilera/runtime';
import { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { findUnknown } from './find-unknown';

/** A request of the client, as the API would see it. */
export interface SentRequest {
  method: string;
  /** Path under the API base, without a leading slash and without the query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

/** A status and body, or a function that makes one from a request. `null` means no response. */
export type FakeResponse = { status?: number; body?: unknown } | null;
type Handler = (request: SentRequest) => FakeResponse | Promise<FakeResponse>;

/** The fake API of a page under test: responses by method and path, and a record of the requests. */
export interface FakeApi {
  /** Sets the response to a call, replacing an earlier one. A path may contain `:name` segments. */
  on(call: string, answer: FakeResponse | Handler): void;
  /** Sets the response to a call to `{ status: 'success', data }`. */
  data(call: string, data: unknown): void;
  /** All requests so far, or those of one call (`GET condition/:id`). */
  requests(call?: string): SentRequest[];
}

/**
 * Replaces the HTTP layer of the live client; the other parts of the page are real. A call without a response, and a
 * response with a field that the API does not send, fail the test.
 */
export function fakeApi(): FakeApi {
  const handlers: { matches: (request: SentRequest) => boolean; call: string; handler: Handler }[] = [];
  const sent: SentRequest[] = [];
  api.setAdapter(
    adapterOf((request) => {
      sent.push(request);
      const handler = handlers.findLast(({ matches }) => matches(request));
      if (handler) return handler.handler(request);
      console.error(`No test fakes ${request.method} ${request.path}`);
      return { status: 404 };
    }),
  );
  return {
    on(call, answer) {
      handlers.push({
        call,
        matches: matcherOf(call),
        handler: typeof answer === 'function' ? answer : () => answer,
      });
    },
    data(call, data) {
      this.on(call, { body: { status: 'success', data } });
    },
    requests: (call) => (call ? sent.filter(matcherOf(call)) : [...sent]),
  };
}

function matcherOf(call: string): (request: SentRequest) => boolean {
  const [method, path = ''] = call.split(' ');
  const pattern = new RegExp(`^${path.replace(/^\//, '').replace(/:\w+/g, '[^/]+')}$`);
  return (request) => request.method === method && pattern.test(request.path);
}

function adapterOf(answer: Handler): AxiosAdapter {
  return async (config) => {
    const request = readRequest(config);
    // Responds in a later task, like a real network.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (config.signal?.aborted) throw new AxiosError('canceled', 'ERR_CANCELED', config);
    const result = await answer(request);
    if (config.signal?.aborted) throw new AxiosError('canceled', 'ERR_CANCELED', config);
    if (!result) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const status = result.status ?? 200;
    const response = { data: result.body ?? {}, status, statusText: '', headers: {}, config, request: null };
    if (status >= 200 && status < 300) {
      const { data } = Object(result.body) as { data?: unknown };
      const unknown = data === undefined ? [] : findUnknown(request.method, request.path, data);
      if (unknown.length > 0)
        console.error(
          `The fake of ${request.method} ${request.path} has what its schema has not: ${unknown.join(', ')}`,
        );
      return response;
    }
    throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
}

function readRequest(config: InternalAxiosRequestConfig): SentRequest {
  const [path = '', search = ''] = (config.url ?? '').replace(/^\//, '').split('?');
  const query: Record<string, string> = Object.fromEntries(new URLSearchParams(search));
  for (const [key, value] of Object.entries((config.params ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) query[key] = String(value);
  }
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path,
    query,
    body: readBody(config.data),
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([key, value]) => [key, String(value)]),
    ),
  };
}

function readBody(data: unknown): unknown {
  if (data instanceof FormData) return data;
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
