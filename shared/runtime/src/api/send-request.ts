import { authorization, formatTraceparent, newTrace } from '@ilera/contracts';
import axios, { type AxiosAdapter, type AxiosProgressEvent, isAxiosError } from 'axios';
import { clock } from '../server-clock';
import { AbortedError, HttpError, NetworkError, TimeoutError } from './errors';
import { startIdleTimeout } from './stalled-transfer';
import { parseBody, takeStartedCall } from './started-call';

/** Milliseconds without a transferred byte (R4.68). */
const readIdleMs = 15_000;
const writeIdleMs = 30_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Options of one request. */
export interface RequestOptions {
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  /** With `accept` the response is a file of that type, as a Blob; errors are read as usual. */
  headers?: Record<string, string>;
  /** False for reads with a side effect, which are not retried. */
  retry?: boolean;
  /** Called with the share of the body sent so far, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

/** One request of a session. */
interface SessionRequest extends RequestOptions {
  method: Method;
  baseUrl: string;
  path: string;
  body: unknown;
  /** Empty for nobody. */
  token: string;
}

const http = axios.create();

/**
 * Sends one request, or takes it over where the document has started it; sets the clock by its response and returns the
 * parsed body. @throws the classes of `errors.ts`
 */
export async function sendRequest<Answer>(request: SessionRequest, adapter?: AxiosAdapter): Promise<Answer> {
  const { method, baseUrl, path, body, token, query, signal, headers, onUploadProgress } = request;
  const idleMs = method === 'GET' ? readIdleMs : writeIdleMs;
  const idle = startIdleTimeout(idleMs, signal);
  const started = method === 'GET' ? takeStartedCall(baseUrl, path, query, token) : undefined;
  const used = started ?? adapter;
  // The time at the beginning of a file is past.
  const tellsTime = headers?.accept === undefined;
  try {
    const response = await http.request<Answer>({
      ...(used && { adapter: used }),
      method,
      baseURL: baseUrl,
      url: path,
      params: query,
      data: body,
      responseType: headers?.accept === undefined ? undefined : 'blob',
      signal: idle.signal,
      headers: { ...headers, ...traceHeader(baseUrl), ...authorization(token) },
      onDownloadProgress: idle.moved,
      ...(body !== undefined && {
        onUploadProgress: (event: AxiosProgressEvent) => {
          idle.moved();
          onUploadProgress?.(event.total ? event.loaded / event.total : 0);
        },
      }),
    });
    if (tellsTime) clock.followHeader(response.headers.date);
    return response.data;
  } catch (error) {
    // The started call may be slow, and not silent: the bytes of a second request are followed.
    if (idle.isOver() && started) return await sendRequest(request, adapter);
    if (idle.isOver()) throw new TimeoutError('No answer in time');
    if (tellsTime && isAxiosError(error)) clock.followHeader(error.response?.headers.date);
    throw toApiError(await withReadBody(error));
  } finally {
    idle.stop();
  }
}

/** Not sent to a foreign API, whose CORS rules need not allow the header. */
const traceHeader = (baseUrl: string): Record<string, string> =>
  /^https?:/i.test(baseUrl) ? {} : { traceparent: formatTraceparent(newTrace()) };

function toApiError(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  if (error.response) {
    const { status, data, headers } = error.response;
    return new HttpError(status, data, retryAfterSeconds(headers['retry-after']));
  }
  if (error.code === 'ERR_CANCELED') return new AbortedError('The request was given up');
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    return new TimeoutError('No answer in time');
  return new NetworkError('No answer from the API');
}

/** The error of a download, whose body is a Blob, with the body parsed as text. */
async function withReadBody(error: unknown): Promise<unknown> {
  if (!isAxiosError(error) || !(error.response?.data instanceof Blob)) return error;
  error.response.data = parseBody(await error.response.data.text());
  return error;
}

/**
 * Seconds from a Retry-After header that counts seconds; undefined for a date, an invalid value and a missing header.
 */
function retryAfterSeconds(header: unknown): number | undefined {
  const seconds = Number(header);
  return header != null && header !== '' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
