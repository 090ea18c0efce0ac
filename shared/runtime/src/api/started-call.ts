import { type AxiosAdapter, AxiosError, AxiosHeaders, type GenericAbortSignal } from 'axios';
import { addressOf, callOf } from './answers';

/**
 * An axios adapter that returns the response of a first call started before this code had loaded, or undefined. Each
 * call is used once, and only for the token it was sent with. Its transferred bytes cannot be observed.
 */
export function takeStartedCall(
  baseUrl: string,
  path: string,
  query: Record<string, string | number | undefined> | undefined,
  token: string,
): AxiosAdapter | undefined {
  const waiting = typeof window === 'undefined' ? undefined : window.__firstCalls;
  if (!waiting) return undefined;
  const url = addressOf(baseUrl, callOf(path, query));
  const started = waiting[url];
  if (!started || started.token !== token) return undefined;
  delete waiting[url];
  return async (config) => {
    let response: Response;
    let text: string;
    try {
      [response, text] = await Promise.race([read(started.response), untilAborted(config.signal)]);
    } catch {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    }
    const answered = {
      data: parseBody(text),
      status: response.status,
      statusText: response.statusText,
      headers: new AxiosHeaders(Object.fromEntries(response.headers)),
      config,
      request: null,
    };
    if (response.ok) return answered;
    throw new AxiosError('Request failed', AxiosError.ERR_BAD_RESPONSE, config, null, answered);
  };
}

async function read(pending: Promise<Response>): Promise<[Response, string]> {
  const response = await pending;
  return [response, await response.text()];
}

/** The parsed body of a response, or its text if it is not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Rejects on an abort, which axios distinguishes from a lost connection by the signal. */
const untilAborted = (signal: GenericAbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener?.('abort', reject));
