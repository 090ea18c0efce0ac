import { LateError, withTimeout } from '@ilera/contracts';
import { type AxiosAdapter, AxiosError, AxiosHeaders } from 'axios';
import { addressOf, callOf } from './answers';

/**
 * An axios adapter that returns the response of a first call that was started before this code was there, or
 * undefined. Each is used once, and only for the token with which it was sent.
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
      [response, text] = await withTimeout(config.timeout ?? 0, read(started.response));
    } catch (error) {
      if (error instanceof LateError) throw new AxiosError('timeout', AxiosError.ETIMEDOUT, config);
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    }
    const answered = {
      data: parse(text),
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
