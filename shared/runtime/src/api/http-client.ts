import { formatTraceparent, newTrace } from '@shared/contracts';
import axios, { type AxiosAdapter, type AxiosInstance, isAxiosError } from 'axios';
import { callOf, keepAnswerAhead, knownAnswer } from './answers';
import { AbortedError, HttpError, NetworkError, TimeoutError } from './errors';
import { retryAfterSeconds } from './retry-after';
import { takeEarlyResponse } from './early-response';

const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;
const READ_RETRIES = 2;

/** What a caller may say about one request. */
export interface RequestOptions {
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** False for reads with a side effect: they are sent once, whatever happens. */
  retry?: boolean;
  /** Called with the share of the body sent so far, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

/** What the client needs to know from the page it lives on. */
export interface ApiClientSetup {
  baseUrl: () => string;
  token: () => string;
  /** Told the token that a 401 answered, so that a late answer to an old token ends no new session. */
  onUnauthorised: (token: string) => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls the platform API (P7.1, A7.1). Answers the parsed body; throws the classes of `errors.ts`. */
export class ApiClient {
  private readonly http: AxiosInstance = axios.create();
  private readonly ahead = new Set<string>();

  constructor(private readonly setup: ApiClientSetup) {}

  /** Reads. A dropped connection is tried again twice. */
  get<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
    return this.read<Answer>(path, options, options.retry === false ? 0 : READ_RETRIES);
  }

  /**
   * What `get` would answer, at once, where the document was painted with it or it was asked for ahead; undefined
   * otherwise. A page that begins with it shows the same as what was painted, and asks for nothing (docs/adr/0008).
   */
  known<Answer>(path: string, query?: RequestOptions['query']): Answer | undefined {
    return knownAnswer(callOf(path, query)) as Answer | undefined;
  }

  /**
   * Asks for what a page begins with before anybody moves there: for a minute it is `known`. At most once at a time, and
   * a failure says nothing, since the page asks again by itself. @param call path and query, without leading slash
   */
  async readAhead(call: string): Promise<void> {
    if (this.ahead.has(call) || knownAnswer(call) !== undefined) return;
    this.ahead.add(call);
    try {
      keepAnswerAhead(call, await this.get(call, { retry: false }));
    } catch {
      // The page will find out, and say so.
    } finally {
      this.ahead.delete(call);
    }
  }

  /** Sends JSON, or a form when `body` is FormData. Never repeated by itself. */
  post<Answer>(path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer> {
    return this.send<Answer>('POST', path, body, options);
  }

  /** Replaces fields with JSON. */
  put<Answer>(path: string, body: unknown, options: RequestOptions = {}): Promise<Answer> {
    return this.send<Answer>('PUT', path, body, options);
  }

  /** Removes. */
  delete<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
    return this.send<Answer>('DELETE', path, undefined, options);
  }

  /** For tests: answers requests without a network. */
  useAdapter(adapter: AxiosAdapter): void {
    this.http.defaults.adapter = adapter;
  }

  private async read<Answer>(path: string, options: RequestOptions, retries: number): Promise<Answer> {
    try {
      return await this.send<Answer>('GET', path, undefined, options);
    } catch (error) {
      if (!(error instanceof NetworkError) || retries === 0 || options.signal?.aborted) throw error;
      await pause(Math.random() * 400 * (READ_RETRIES - retries + 1));
      return this.read<Answer>(path, options, retries - 1);
    }
  }

  private async send<Answer>(
    method: Method,
    path: string,
    body: unknown,
    { query, signal, headers, onUploadProgress }: RequestOptions,
  ): Promise<Answer> {
    const token = this.setup.token();
    try {
      const early =
        method === 'GET' ? takeEarlyResponse(this.setup.baseUrl(), path, query, token) : undefined;
      const response = await this.http.request<Answer>({
        ...(early && { adapter: early }),
        method,
        baseURL: this.setup.baseUrl(),
        url: path,
        params: query,
        data: body,
        signal,
        timeout: method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
        // Sent even when there is no token (P7.2); on the wire that is `Bearer`.
        headers: { ...headers, ...traceHeader(this.setup.baseUrl()), Authorization: `Bearer ${token}` },
        onUploadProgress:
          onUploadProgress && ((event) => onUploadProgress(event.total ? event.loaded / event.total : 0)),
      });
      return response.data;
    } catch (error) {
      throw this.typed(error, token);
    }
  }

  private typed(error: unknown, token: string): unknown {
    if (!isAxiosError(error)) return error;
    if (error.response) {
      const { status, data, headers } = error.response;
      if (status === 401) this.setup.onUnauthorised(token);
      return new HttpError(status, data, retryAfterSeconds(headers['retry-after']));
    }
    if (error.code === 'ERR_CANCELED') return new AbortedError('The request was given up');
    if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
      return new TimeoutError('No answer in time');
    return new NetworkError('No answer from the API');
  }
}

/** An API elsewhere is not sent the header: its CORS rules need not allow it. */
const traceHeader = (baseUrl: string): Record<string, string> =>
  /^https?:/i.test(baseUrl) ? {} : { traceparent: formatTraceparent(newTrace()) };

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
