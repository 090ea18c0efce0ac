/**
 * A real API over a seeded database for one test file: requests without a socket, a clock that can be moved.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { CallName } from '@ilera/contracts/api';
import { calls } from '@ilera/contracts/api';
import { enterClinicAs, signInAs } from './sign-in';
import { createHashQueue } from '../accounts/hash-queue';
import { readConfig } from '../config/read-config';
import { sendResets } from '../accounts/send-resets';
import { sendRefunds } from '../payments/refunds';
import { runAllSteps } from '../housekeeping/housekeeping';
import { defaultHours } from '../slots/capacity';
import { clinicHours, outbox, users } from '../db/schema';
import { sign } from '../payment-providers/webhook-signature';
import { seal } from '../encryption/seal';
import { signatureHeader } from '../payment-providers/sandbox.provider';
import { createApi, type StartOptions } from '../start-api';
import { watchResponses, type ResponseFault } from './check-responses';
import { clockAhead } from './test-clock';
import type { DatabaseKind } from './databases/databases';
import { changeKeys } from './probes/reseal-probe';
import { openSeeded } from './databases/seeded-database';
import { emailIs } from '../db/database';

export interface Asked {
  method?: string;
  url: string;
  token?: string | null;
  /** JSON. */
  body?: unknown;
  /** A body and headers as they are. */
  raw?: { payload: string | Buffer; headers: Record<string, string> };
  /** Of an upload, what happens between the two halves of its body. */
  meanwhile?: () => Promise<unknown>;
  headers?: Record<string, string>;
  /** The caller's address. */
  ip?: string;
  /** Reads no body where it succeeds: the answer has no end. */
  endless?: boolean;
}

export interface TestResponse {
  status: number;
  /** The parsed body, as a JSON text, because it is passed from Node's own realm into jest's. */
  text: string;
  headers: Record<string, string>;
  /** The bytes of an answer that is a file, in base64. */
  file?: string;
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

const roomForAll = { ...defaultHours, capacity: { video: 1000, message: 1000 } };

let compiler: FastifySchemaCompiler<unknown> | undefined;

/** The schemas of calls are compiled by the first server of a worker, for all after it. */
function shareCompiler(app: FastifyInstance): void {
  if (compiler) app.setValidatorCompiler(compiler);
  else app.addHook('onReady', async () => void (compiler = app.validatorCompiler));
}

/** Starts it; `close` checks that every response so far matched the contract. */
export async function openTestApi(kind: DatabaseKind, options: StartOptions = {}) {
  const database = await openSeeded(kind);
  const evidenceDir = mkdtempSync(join(tmpdir(), 'api-evidence-'));
  let offset = clockAhead;
  const now = () => new Date(Date.now() + offset);
  const faults: ResponseFault[][] = [];
  const log: string[] = [];
  const api = await createApi({
    ...readConfig({}),
    evidenceLocation: evidenceDir,
    rateLimits: false,
    logLevel: 'info',
    logStream: { write: (line) => void log.push(line) },
    // Longer than any test: `mailsTo` and `housekeep` write the mails.
    resetDelay: () => 3_600_000,
    // Hashes at the real cost take most of the suites' time.
    passwords: createHashQueue({ cost: { memoryCost: 8, timeCost: 1 } }),
    ...options,
    now,
    database,
    extend: (app) => {
      shareCompiler(app);
      faults.push(watchResponses(app));
    },
  });

  // As without limits of calls: only tests of the hours have the default, which is no row.
  await database.db.insert(clinicHours).values({ hours: roomForAll }).onConflictDoNothing();

  async function* inHalves(payload: Buffer, meanwhile: () => Promise<unknown>) {
    const half = Math.floor(payload.length / 2);
    yield payload.subarray(0, half);
    await meanwhile();
    yield payload.subarray(half);
  }

  async function ask(asked: Asked): Promise<TestResponse> {
    const { method = 'GET', url, token, body, raw, meanwhile, headers, ip, endless } = asked;
    const sentAsIs =
      raw && meanwhile ? Readable.from(inHalves(Buffer.from(raw.payload), meanwhile)) : raw?.payload;
    const response = await api.app.inject({
      method: method as 'GET',
      url,
      ...(endless ? { payloadAsStream: true } : {}),
      ...(ip ? { remoteAddress: ip } : {}),
      headers: {
        ...(token === undefined || token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...raw?.headers,
        ...headers,
      },
      ...(sentAsIs !== undefined
        ? { payload: sentAsIs }
        : body === undefined
          ? {}
          : { payload: JSON.stringify(body) }),
    });
    const sent: Record<string, string> = {};
    for (const [name, value] of Object.entries(response.headers)) sent[name] = String(value);
    if (endless && response.statusCode !== 200)
      return { status: response.statusCode, text: await readText(response.stream()), headers: sent };
    if (endless) {
      response.stream().destroy();
      return { status: response.statusCode, text: '{}', headers: sent };
    }
    const file = sent['content-disposition'] && { file: response.rawPayload.toString('base64') };
    return { status: response.statusCode, text: response.payload, headers: sent, ...file };
  }

  /** Opens a stream of events; `until` reads on to a text or the end, `close` ends it. */
  async function listen(url: string, cookie: string) {
    const response = await api.app.inject({ url, headers: { cookie }, payloadAsStream: true });
    const stream = response.stream();
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const until = async (words: string): Promise<string> => {
      while (!text.includes(words) && !stream.destroyed)
        await Promise.race([once(stream, 'data'), once(stream, 'close')]);
      return text;
    };
    return { until, close: () => void stream.destroy() };
  }

  async function personOf(email: string) {
    const [person] = await database.db.select().from(users).where(emailIs(users.email, email));
    if (!person) throw new Error(`There is no ${email}`);
    return person;
  }
  const userId = async (email: string): Promise<number> => (await personOf(email)).id;

  /** A webhook with the sandbox's own signature. */
  async function webhook(event: unknown): Promise<TestResponse> {
    const payload = JSON.stringify(event);
    const signature = sign(api.services.config.sandboxSecret, payload);
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    return ask({ method: 'POST', url: '/payment/webhook', raw: { payload, headers } });
  }

  return {
    kind,
    webhook,
    ask,
    listen,
    userId,
    services: api.services,
    db: database.db,
    log,
    evidenceDir,
    /** Moves the server's clock. */
    advance: (ms: number) => void (offset += ms),
    /** @returns what puts the server's clock back to where it is ahead by as much as now */
    markClock: () => {
      const marked = offset;
      return () => void (offset = marked);
    },
    signIn: async (email: string) => signInAs(database.db, await personOf(email), now()),
    /** The `cookie` header of somebody of the staff, without the way through the provider. */
    enterClinic: (email: string) => enterClinicAs(database.db, email, now()),
    /** Mails to an address, newest last, as JSON. */
    mailsTo: async (to: string) => {
      await sendResets(api.services);
      return JSON.stringify(
        await database.db.select().from(outbox).where(eq(outbox.to, to)).orderBy(outbox.id),
      );
    },
    /** One value of a query, as text. */
    one: async (query: string): Promise<string> => {
      const { rows } = (await database.db.execute(sql.raw(query))) as unknown as {
        rows: Record<string, unknown>[];
      };
      return String(Object.values(rows[0] ?? {})[0]);
    },
    /** A text as an encrypted column has it. */
    seal,
    run: async (query: string) => void (await database.db.execute(sql.raw(query))),
    calls: calls as Record<CallName, (typeof calls)[CallName]>,
    /** Puts a new data key first and encrypts everything with it. */
    changeKeys: () => changeKeys(api.services, evidenceDir),
    sendRefunds: () => sendRefunds(api.services),
    /** One round of housekeeping. */
    housekeep: () => runAllSteps(api.services),
    openapi: () => JSON.stringify(api.app.swagger()),
    close: async () => {
      await api.close();
      await database.close();
      rmSync(evidenceDir, { recursive: true, force: true });
      const wrong = faults.flat();
      if (wrong.length > 0)
        throw new Error(`Answers that are not true to the contract: ${JSON.stringify(wrong.slice(0, 5))}`);
    },
  };
}
