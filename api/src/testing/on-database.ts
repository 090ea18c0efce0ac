/**
 * Runs a suite on the database of API suites, with a seeded copy of its own; the suite's name has the database.
 */
import type { Mail } from '../mail/enqueue-mail';
import { postgresBinaries, suiteDatabases } from './databases/databases';
import { loadNative } from './native';
import { putBack } from './put-back';
import { refused } from './refused';
import type * as TestApiModule from './test-api';
import type { TestResponse, Asked, TestApi } from './test-api';

export { formData } from './form-data';

export interface Body {
  status: string;
  message: string;
  // The tests read answers of every shape; each is checked against the contract by the server under test.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  data: any;
  errors: string[] | Record<string, string[]>;
}

export interface ParsedResponse extends Omit<TestResponse, 'text'> {
  text: string;
  body: Body;
}

export interface Suite {
  api: TestApi;
  /** Defines what holds on PostgreSQL alone, because PGlite runs one statement after the other; skipped on PGlite. */
  itOnPostgres: jest.It;
  /** Sends a request and parses the response. */
  ask(asked: Asked): Promise<ParsedResponse>;
  get(url: string, token?: string | null): Promise<ParsedResponse>;
  post(
    url: string,
    body: unknown,
    token?: string | null,
    headers?: Record<string, string>,
  ): Promise<ParsedResponse>;
  /** Mails to an address whose subject or text has all words, newest last. */
  mailsTo(to: string, ...words: (string | RegExp)[]): Promise<Mail[]>;
  /** Sends what is refused and expects that it changes nothing. @returns the status with the fields, or the message */
  refused(send: () => Promise<ParsedResponse>): ReturnType<typeof refused>;
}

type Options = Parameters<typeof TestApiModule.openTestApi>[1];

/** Options, or a function that makes them when the suite starts. */
type SomeOptions = Options | ((suite: Suite) => Promise<Options>);

/**
 * Defines the suite for the database of API suites, or for each that API_TEST_DATABASES names. Requests can be sent
 * from the first test on. What tests share is put back after each; what `beforeAll` changes of it stays.
 */
export function onDatabase(name: string, define: (suite: Suite) => void, options?: SomeOptions): void {
  describe.each(suiteDatabases())(`${name} (%s)`, (kind) => {
    const suite = { itOnPostgres: kind === 'postgres' ? it : it.skip } as Suite;
    beforeAll(async () => {
      const { openTestApi } = await loadNative<typeof TestApiModule>('./test-api.ts');
      suite.api = await openTestApi(kind, typeof options === 'function' ? await options(suite) : options);
      suite.ask = async (asked) => {
        const response = await suite.api.ask(asked);
        const isJson = response.headers['content-type']?.includes('json');
        return { ...response, body: (isJson ? JSON.parse(response.text) : {}) as Body };
      };
      suite.get = (url, token) => suite.ask({ url, token: token ?? null });
      suite.post = (url, body, token, headers) =>
        suite.ask({ method: 'POST', url, body, token: token ?? null, ...(headers ? { headers } : {}) });
      suite.mailsTo = async (to, ...words) =>
        (JSON.parse(await suite.api.mailsTo(to)) as Mail[]).filter(({ subject, text }) =>
          words.every((word) => `${subject}\n${text}`.match(word)),
        );
      suite.refused = (send) => refused(suite.api, send);
      // A database starts, beside others.
    }, 120_000);
    afterAll(async () => {
      await suite.api?.close();
    });
    putBack(suite);
    define(suite);
  });
}

/** Tests of what only PostgreSQL does; skipped where it is not installed. */
export const describeWithPostgres = postgresBinaries() ? describe : describe.skip;
