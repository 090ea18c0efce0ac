import { startFirstCall } from '@ilera/contracts';
import type { AxiosAdapter } from 'axios';
import type { Answer, CallArguments, CallName, WireCall } from '@ilera/contracts/calls';
import { readResponse } from './read-response';
import type { Source } from '../data/resource';
import { addressOf, callOf, knownAnswer, prefetchAnswer, prefetchUnderWay } from './answers';
import { HttpError, NetworkError } from './errors';
import { loadTransport } from './load-transport';
import type { Method, RequestOptions } from './send-request';

const readRetries = 2;

/** The page's values that the client needs. */
export interface ApiClientSetup {
  baseUrl: () => string;
  token: () => string;
  /**
   * Called with the token of a request that got a 401, so that a late response to an old token does not end a new
   * session.
   */
  onUnauthorised: (token: string) => void;
}

/** The arguments of a call; optional if none is required. */
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

/** Calls the platform API (P7.1, A7.1). Returns parsed bodies; throws the classes of `errors.ts`. */
export class ApiClient {
  private adapter?: AxiosAdapter;

  constructor(private readonly setup: ApiClientSetup) {}

  /**
   * Makes a call of the table (`@ilera/contracts/calls`) and returns data in the shape of its schema. Reads are retried
   * twice after a lost connection; all other calls are sent once. A successful change never throws, even if its
   * response lacks data.
   */
  async call<Name extends CallName>(call: WireCall<Name>, ...[given]: Given<Name>): Promise<Answer<Name>> {
    const response = await this.request(call, given as LooseArguments | undefined);
    return (call.file ? response : readResponse(call.data, response, call.method === 'GET')) as Answer<Name>;
  }

  /**
   * Wraps a read as a source for a `Resource`, which starts with the document's answer if there is one.
   * @param map converts the answer for the screen
   */
  read<Name extends CallName, Data = Answer<Name>>(
    call: WireCall<Name>,
    given: CallArguments<Name>,
    map: (answer: Answer<Name>) => Data = (answer) => answer as Data,
  ): Source<Data> {
    const { params, query } = given as LooseArguments;
    const path = pathOf(call, params);
    const toData = (body: unknown) => map(readResponse(call.data, body, true) as Answer<Name>);
    return {
      path: call.path,
      known: () => {
        const body = this.known<object | null>(path, query);
        return body ? toData(body) : body;
      },
      // A press can open the page before its prefetch has arrived.
      load: async (signal) =>
        toData(
          (await prefetchUnderWay(callOf(path, query))) ??
            (await this.request(call, { ...(given as LooseArguments), signal })),
        ),
    };
  }

  /** Sends a GET, and retries it twice after a lost connection. */
  async get<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
    const retries = options.retry === false ? 0 : readRetries;
    for (let retry = 1; ; retry += 1) {
      try {
        return await this.send<Answer>('GET', path, undefined, options);
      } catch (error) {
        if (!(error instanceof NetworkError) || retry > retries || options.signal?.aborted) throw error;
        await pause(Math.random() * 400 * retry);
      }
    }
  }

  /**
   * The answer to a read that was prerendered with the document or prefetched; otherwise undefined. A page that starts
   * with this answer renders like its prerendered HTML and sends no request (docs/adr/0007).
   */
  known<Answer>(path: string, query?: RequestOptions['query']): Answer | undefined {
    return knownAnswer(callOf(path, query)) as Answer | undefined;
  }

  /**
   * Prefetches the first read of a page before a navigation: `known` returns the answer for a minute.
   * @param call path and query, without leading slash
   */
  prefetch(call: string): Promise<void> {
    return prefetchAnswer(call, () => this.getEarly(call));
  }

  /** For tests: handles requests without a network. */
  setAdapter(adapter: AxiosAdapter): void {
    this.adapter = adapter;
  }

  private request(call: WireCall, given: LooseArguments = {}): Promise<unknown> {
    const { params, body, ...options } = given;
    const requestOptions = { ...options, ...(call.file && { headers: { accept: call.file } }) };
    const path = pathOf(call, params);
    if (call.method === 'GET') return this.get(path, requestOptions);
    return this.send(call.method, path, call.form ? toForm(body) : body, requestOptions);
  }

  /** Sends a GET once, and starts it before the code that sends requests has loaded. */
  private async getEarly(call: string): Promise<unknown> {
    const url = addressOf(this.setup.baseUrl(), call);
    if (!this.adapter && !window.__firstCalls?.[url]) startFirstCall(url, this.setup.token());
    try {
      return await this.get(call, { retry: false });
    } finally {
      delete window.__firstCalls?.[url];
    }
  }

  private async send<Answer>(
    method: Method,
    path: string,
    body: unknown,
    options: RequestOptions,
  ): Promise<Answer> {
    const token = this.setup.token();
    const { sendRequest } = await loadTransport();
    try {
      const request = { ...options, method, baseUrl: this.setup.baseUrl(), path, body, token };
      return await sendRequest<Answer>(request, this.adapter);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) this.setup.onUnauthorised(token);
      throw error;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
