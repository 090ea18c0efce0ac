/** APIs that share one database, reached by HTTP alone: two processes on PostgreSQL, and the one that PGlite takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess } from './api-process';
import type { DatabaseKind } from '../databases/databases';
import { loadNative } from '../native';
import type { Body, ParsedResponse } from '../on-database';
import type { Asked } from '../test-api';
import type * as NativeSide from './native-side';
import { openProcessClock } from './process-clock';

export type Row = Record<string, number | string | null>;
export type Apis = Awaited<ReturnType<typeof openApis>>;

const nativeSide = () => loadNative<typeof NativeSide>('./processes/native-side.ts');

/** Starts them. @param settings environment variables of each */
export async function openApis(kind: DatabaseKind, settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'api-processes-'));
  const evidenceDir = join(folder, 'evidence');
  const clock = openProcessClock(folder);
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', EVIDENCE_STORE: evidenceDir, ...settings };
  const { urls, read, holdPayments, tidy, close } =
    kind === 'postgres' ? await twoProcesses(env, clock) : await onePglite(env, clock.offset);

  /** Sends a request to one of them. */
  async function ask(api: number, { url, method, token, body, raw, headers, ip }: Asked) {
    const payload = raw?.payload ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(urls[api % urls.length] + url, {
      method: method ?? 'GET',
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(ip ? { 'x-forwarded-for': ip } : {}),
        ...raw?.headers,
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload as string }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const parsed = (isJson ? JSON.parse(text) : {}) as Body;
    const sent = Object.fromEntries(response.headers.entries());
    return { status: response.status, text, headers: sent, body: parsed } satisfies ParsedResponse;
  }

  return {
    ask,
    evidenceDir,
    /** Rows of the database, to look at; dates as texts. */
    query: async (text: string) => JSON.parse(await read(text)) as Row[],
    /**
     * Sends what stores one payment at each of two processes, so that both are at it at once. On PGlite there is one.
     */
    holdPayments,
    now: () => new Date(Date.now() + clock.offset()),
    /** Moves the clock of all. */
    advance: clock.advance,
    /** Runs a round of housekeeping as one of them. */
    tidy,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function twoProcesses(env: Record<string, string>, clock: ReturnType<typeof openProcessClock>) {
  const { openHousekeepers, openPostgresReader } = await nativeSide();
  const database = await openPostgresReader();
  const start = () => startApiProcess({ ...env, ...clock.env, DATABASE_URL: database.url });
  const processes = await Promise.all([start(), start()]);
  const housekeepers = await openHousekeepers(database.url, env, clock.offset);
  return {
    urls: processes.map(({ url }) => url),
    read: database.read,
    holdPayments: database.holdPayments,
    tidy: housekeepers.tidy,
    close: async () => {
      await Promise.all(processes.map((api) => api.end('SIGTERM')));
      await housekeepers.close();
      await database.close();
    },
  };
}

async function onePglite(env: Record<string, string>, offset: () => number) {
  const { url, ...api } = await (await nativeSide()).startPgliteApi(env, offset);
  return { ...api, urls: [url] };
}
