import { formatTraceparent, newTrace, startEarlyRequest } from '@shared/contracts';
import type { AxiosAdapter, AxiosProgressEvent } from 'axios';
import type { Answer, CallArguments, CallName, WireCall } from '@shared/contracts/calls';
import { readAnswer } from '../data/read-answer';
import type { Source } from '../data/resource';
import { addressOf, callOf, cachePrefetched, cachedResponse, keepForNext } from './response-cache';
import { HttpError, NetworkError, TimeoutError } from './errors';
import { startIdleTimeout } from './idle-timeout';
import { loadTransport } from './load-transport';

/** Milliseconds without a byte in either direction (R4.68). */
const READ_IDLE_MS = 15_000;
const WRITE_IDLE_MS = 30_000;
const READ_RETRIES = 2;

/** Options of one request. */
export interface RequestOptions {
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  /**
   * With an `accept` the response is a file of that type, a Blob; its errors are read like those of every
   * request.
   */
  headers?: Record<string, string>;
  /** False for reads with a side effect, which are not retried. */
  retry?: boolean;
  /** Called with the share of the body sent so far, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

/** What the client needs from the page. */
export interface ApiClientSetup {
  baseUrl: () => string;
  token: () => string;
  /**
   * Called with the token of a request that got a 401, so that a late response to an old token ends no new
   * session.
   */
  onUnauthorised: (token: string) => void;
}

/** What a call takes: nothing where it needs nothing. */
type Given<Name extends CallName> =
  Record<never, never> extends CallArguments<Name>
    ? [given?: CallArguments<Name> & CallOptions]
    : [given: CallArguments<Name> & CallOptions];
type CallOptions = Omit<RequestOptions, 'query'>;
interface LooseArguments extends CallOptions {
  params?: Record<string, string | number>;
  query?: RequestOptions['query'];
  body?: object;
}

const pathOf = ({ path }: WireCall, params: Record<string, string | number> = {}): string =>
  path.replace(/:(\w+)/g, (_colon, name: string) => encodeURIComponent(params[name] ?? ''));

function toForm(fields: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const part of [value].flat())
      if (part !== undefined) form.append(name, part instanceof Blob ? part : String(part));
  return form;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls the platform API (P7.1, A7.1). Returns the parsed body; throws the classes of `errors.ts`. */
export class ApiClient {
  private adapter?: AxiosAdapter;
  private readonly prefetching = new Set<string>();

  constructor(private readonly setup: ApiClientSetup) {}

  /**
   * Makes a call of the table (`@shared/contracts/calls`); returns what its schema promises. A read is retried twice
   * after a lost connection, all else is sent once. What was sent has happened, whatever the response lacks.
   */
  async call<Name extends CallName>(call: WireCall<Name>, ...[given]: Given<Name>): Promise<Answer<Name>> {
    const response = await this.request(call, given as LooseArguments | undefined);
    return (call.file ? response : readAnswer(call.data, response, call.method === 'GET')) as Answer<Name>;
  }

  /**
   * The same call as something that a `Resource` reads, from the document where that has it.
   * @param map makes of the response what the screen shows
   */
  read<Name extends CallName, Data = Answer<Name>>(
    call: WireCall<Name>,
    given: CallArguments<Name>,
    map: (answer: Answer<Name>) => Data = (answer) => answer as Data,
  ): Source<Data> {
    const { params, query } = given as LooseArguments;
    const toData = (body: unknown) => map(readAnswer(call.data, body, true) as Answer<Name>);
    return {
      path: call.path,
      known: () => {
        const body = this.known(pathOf(call, params), query);
        return body ? toData(body) : (body as null | undefined);
      },
      load: async (signal) => toData(await this.request(call, { ...(given as LooseArguments), signal })),
    };
  }

  /** Sends a GET. After a lost connection it is retried twice. */
  get<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
    return this.getRetried<Answer>(path, options, options.retry === false ? 0 : READ_RETRIES);
  }

  /**
   * The cached response to a read that the document was prerendered with or that was prefetched; undefined
   * otherwise. A page that begins with it renders the same as its prerendered HTML, and makes no request
   * (docs/adr/0007).
   */
  known<Answer>(path: string, query?: RequestOptions['query']): Answer | undefined {
    return cachedResponse(callOf(path, query)) as Answer | undefined;
  }

  /**
   * Prefetches a page's first read before a navigation to it: for a minute `known` returns it. One request at
   * a time, which does not wait for axios; a failure is silent, because the page makes the request again.
   * @param call path and query, without leading slash
   */
  async prefetch(call: string): Promise<void> {
    if (this.prefetching.has(call) || keepForNext(call)) return;
    this.prefetching.add(call);
    const url = addressOf(this.setup.baseUrl(), call);
    try {
      if (!this.adapter && !window.__early?.[url]) startEarlyRequest(url, this.setup.token());
      cachePrefetched(call, await this.get(call, { retry: false }));
    } catch {
      // The page repeats the request and shows its failure.
    } finally {
      this.prefetching.delete(call);
      delete window.__early?.[url];
    }
  }

  /** For tests: handles requests without a network. */
  useAdapter(adapter: AxiosAdapter): void {
    this.adapter = adapter;
  }

  private request(call: WireCall, given: LooseArguments = {}): Promise<unknown> {
    const { params, body, ...options } = given;
    const all = { ...options, ...(call.file && { headers: { accept: call.file } }) };
    const path = pathOf(call, params);
    if (call.method === 'GET') return this.get(path, all);
    return this.send(call.method, path, call.form ? toForm(body) : body, all);
  }

  private async getRetried<Answer>(path: string, options: RequestOptions, retries: number): Promise<Answer> {
    try {
      return await this.send<Answer>('GET', path, undefined, options);
    } catch (error) {
      if (!(error instanceof NetworkError) || retries === 0 || options.signal?.aborted) throw error;
      await pause(Math.random() * 400 * (READ_RETRIES - retries + 1));
      return this.getRetried<Answer>(path, options, retries - 1);
    }
  }

  private async send<Answer>(
    method: Method,
    path: string,
    body: unknown,
    { query, signal, headers, onUploadProgress }: RequestOptions,
  ): Promise<Answer> {
    const token = this.setup.token();
    const { sendRequest, takeEarlyResponse } = await loadTransport();
    const idleMs = method === 'GET' ? READ_IDLE_MS : WRITE_IDLE_MS;
    const idle = startIdleTimeout(idleMs, signal);
    try {
      const preloaded =
        method === 'GET' ? takeEarlyResponse(this.setup.baseUrl(), path, query, token) : undefined;
      const request = {
        ...(preloaded && { timeout: idleMs }),
        method,
        baseURL: this.setup.baseUrl(),
        url: path,
        params: query,
        data: body,
        responseType: headers?.accept === undefined ? undefined : ('blob' as const),
        signal: idle.signal,
        // Sent even when there is no token (P7.2); on the wire that is `Bearer`.
        headers: { ...headers, ...traceHeader(this.setup.baseUrl()), Authorization: `Bearer ${token}` },
        onDownloadProgress: idle.moved,
        ...(body !== undefined && {
          onUploadProgress: (event: AxiosProgressEvent) => {
            idle.moved();
            onUploadProgress?.(event.total ? event.loaded / event.total : 0);
          },
        }),
      };
      return await sendRequest<Answer>(request, preloaded ?? this.adapter);
    } catch (error) {
      if (idle.isOver()) throw new TimeoutError('No answer in time');
      if (error instanceof HttpError && error.status === 401) this.setup.onUnauthorised(token);
      throw error;
    } finally {
      idle.stop();
    }
  }
}

/** Not sent to a foreign API, whose CORS rules need not allow the header. */
const traceHeader = (baseUrl: string): Record<string, string> =>
  /^https?:/i.test(baseUrl) ? {} : { traceparent: formatTraceparent(newTrace()) };

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
