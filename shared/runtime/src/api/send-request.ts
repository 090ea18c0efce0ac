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
  /** False for reads with a side effect, which must not be retried. */
  retry?: boolean;
  /** Receives the sent share of the body, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

/** A request of a session. */
interface SessionRequest extends RequestOptions {
  method: Method;
  baseUrl: string;
  path: string;
  body: unknown;
  /** Empty without a session. */
  token: string;
}

const http = axios.create();

/**
 * Sends a request, or takes over the one that the document has started. Sets the clock by the response.
 * @returns the parsed body
 * @throws the classes of `errors.ts`
 */
export async function sendRequest<Answer>(request: SessionRequest, adapter?: AxiosAdapter): Promise<Answer> {
  const { method, baseUrl, path, body, token, query, signal, headers, onUploadProgress } = request;
  const idleMs = method === 'GET' ? readIdleMs : writeIdleMs;
  const idle = startIdleTimeout(idleMs, signal);
  const started = method === 'GET' ? takeStartedCall(baseUrl, path, query, token) : undefined;
  const used = started ?? adapter;
  // A file's Date header is the time at which the download started.
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
    // A started call that seems silent may only be slow; a second request reports its transferred bytes.
    if (idle.isOver() && started) return await sendRequest(request, adapter);
    if (idle.isOver()) throw new TimeoutError('No answer in time');
    if (tellsTime && isAxiosError(error)) clock.followHeader(error.response?.headers.date);
    throw toApiError(await withReadBody(error));
  } finally {
    idle.stop();
  }
}

/** A header that is not sent to a foreign API, whose CORS rules may not allow it. */
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

/** Converts the error of a download, whose body is a Blob, to one with a parsed body. */
async function withReadBody(error: unknown): Promise<unknown> {
  if (!isAxiosError(error) || !(error.response?.data instanceof Blob)) return error;
  error.response.data = parseBody(await error.response.data.text());
  return error;
}

/** Seconds from a Retry-After header; undefined for a date, an invalid value or a missing header. */
function retryAfterSeconds(header: unknown): number | undefined {
  const seconds = Number(header);
  return header != null && header !== '' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
