import { type AxiosAdapter, AxiosError, AxiosHeaders } from 'axios';
import { callOf } from './answers';

/** A read that the document started before the scripts arrived. */
interface EarlyRequest {
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Set by the document's own script: absolute path and query, to the answer on its way. */
    __early?: Record<string, EarlyRequest>;
  }
}

/**
 * An adapter that answers from a read which the document has started already, or undefined.
 * Each is used once, and only for the token it was sent with.
 */
export function takeEarlyResponse(
  baseUrl: string,
  path: string,
  query: Record<string, string | number | undefined> | undefined,
  token: string,
): AxiosAdapter | undefined {
  const waiting = typeof window === 'undefined' ? undefined : window.__early;
  if (!waiting) return undefined;
  const url = `${baseUrl.replace(/\/$/, '')}/${callOf(path, query)}`;
  const early = waiting[url];
  if (!early || early.token !== token) return undefined;
  delete waiting[url];
  return async (config) => {
    let response: Response;
    let text: string;
    try {
      [response, text] = await Promise.race([read(early.response), overdue(config.timeout)]);
    } catch (error) {
      if (error instanceof Overdue) throw new AxiosError('timeout', AxiosError.ETIMEDOUT, config);
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    }
    const answer = {
      data: parse(text),
      status: response.status,
      statusText: response.statusText,
      headers: new AxiosHeaders(Object.fromEntries(response.headers)),
      config,
      request: null,
    };
    if (response.ok) return answer;
    throw new AxiosError('Request failed', AxiosError.ERR_BAD_RESPONSE, config, null, answer);
  };
}

async function read(answer: Promise<Response>): Promise<[Response, string]> {
  const response = await answer;
  return [response, await response.text()];
}

class Overdue extends Error {}

/** Never settles well: it only ends a wait that has lasted too long. */
function overdue(milliseconds = 0): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Overdue()), milliseconds));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
