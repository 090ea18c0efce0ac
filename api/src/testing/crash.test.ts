/** @jest-environment ./api/src/testing/native-environment.cjs */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as OpenDatabaseModule from '../db/open-database';
import type * as PostgresModule from './postgres-server';
import { startApiProcess, type ApiProcess } from './api-process';
import { availableDatabases } from './databases';
import { loadNative } from './native';

/** Rounds of `kill -9`; CRASH_ROUNDS=50 for the long run. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 4);
const year = new Date().getFullYear() + 1;

interface Promised {
  waitlist: string[];
  visits: string[];
  paid: string[];
}

/** A client that writes as fast as it can and notes what it was promised, until the server is gone. */
async function write(url: string, name: string, promised: Promised): Promise<void> {
  const send = async (path: string, body: unknown, token?: string) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { data: never };
  };
  try {
    const login = { email: 'bayo.planholder@ilera.example', password: 'Ilera-demo-2026' };
    const [{ access_token: token } = { access_token: '' }] = (await send('/auth/individual/login', login))
      .data as { access_token: string }[];
    for (let index = 0; ; index += 1) {
      const email = `${name}.${index}@mail.example`;
      await send('/waitlist/join', { first_name: 'A', last_name: 'B', email, phone_number: '08031234567' });
      promised.waitlist.push(email);
      const date = `3-14-${year} 09:30 am`;
      const description = `visit of ${email}`;
      const visit = {
        day: 14,
        month: 2,
        year,
        time: '09:30 am',
        method: 'video',
        id: 'custom',
        date,
        description,
      };
      const booked = (await send('/individual/free_health_care/custom', visit, token)).data as {
        reference: string;
      };
      promised.visits.push(booked.reference);
      const guest = {
        date,
        method: 'video',
        first_name: 'A',
        last_name: 'B',
        email,
        redirect_url: 'http://localhost:3000/x',
        description,
      };
      const { reference } = (await send('/condition/payment/1', guest)).data as { reference: string };
      await fetch(`${url}/_pay/${reference}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'outcome=approve',
      });
      const status = await (await fetch(`${url}/condition/payment/status/${reference}`)).json();
      if ((status as { data: { status: string } }).data.status === 'success') promised.paid.push(reference);
    }
  } catch {
    // The server was killed: whatever was not acknowledged was not promised.
  }
}

describe.each(availableDatabases())('killed in the middle of writing (%s)', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'api-crash-'));
  let env: Record<string, string>;
  let api: ApiProcess | null = null;

  beforeAll(async () => {
    env = { DATABASE_DIR: join(folder, 'db'), EVIDENCE_STORE: join(folder, 'evidence') };
    if (kind === 'postgres') {
      const { postgresServer } = await loadNative<typeof PostgresModule>('./postgres-server.ts');
      env.DATABASE_URL = (await postgresServer()).url('postgres');
    }
  }, 60_000);
  afterAll(async () => {
    await api?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `keeps every promise through ${rounds} kills, and is back within seconds`,
    async () => {
      const promised: Promised = { waitlist: [], visits: [], paid: [] };
      const starts: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        api = await startApiProcess(env);
        if (round > 0) starts.push(api.startedIn);
        const { url } = api;
        const writers = Promise.all([1, 2, 3].map((writer) => write(url, `r${round}w${writer}`, promised)));
        // At another moment each time: what matters is what happens to be half done.
        const total = () => promised.waitlist.length + promised.visits.length + promised.paid.length;
        const enough = total() + 6 + ((round * 5) % 17);
        const until = Date.now() + 20_000;
        while (total() < enough && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 7));
        await api.end('SIGKILL');
        await writers;
      }
      const { openDatabase } = await loadNative<typeof OpenDatabaseModule>('../db/open-database.ts');
      const database = await openDatabase({
        databaseUrl: env.DATABASE_URL ?? null,
        databaseDir: env.DATABASE_DIR ?? '',
      });
      try {
        const column = async (query: string): Promise<string[]> => {
          const { rows } = (await database.db.execute(query)) as unknown as {
            rows: Record<string, unknown>[];
          };
          return rows.map((row) => String(Object.values(row)[0]));
        };
        const missing = async (expected: string[], query: string) => {
          const there = new Set(await column(query));
          return expected.filter((value) => !there.has(value));
        };
        expect(await missing(promised.waitlist, 'select email from waitlist')).toEqual([]);
        expect(await missing(promised.visits, 'select reference from appointments')).toEqual([]);
        expect(
          await missing(promised.paid, "select reference from payments where status = 'success'"),
        ).toEqual([]);
        // Nothing half done: a paid visit has its appointment and its mail, once; and nobody got one without paying.
        expect(
          await column(`select p.reference from payments p where p.kind = 'condition' and
          (p.status = 'success') <> ((select count(*) from appointments a where a.payment_id = p.id) = 1)`),
        ).toEqual([]);
        expect(
          await column(`select p.reference from payments p where p.kind = 'condition' and p.status = 'success' and
          (select count(*) from outbox o where o.recipient = p.email and o.text like '%' || p.reference || '%') <> 1`),
        ).toEqual([]);
        expect(
          await column(
            `select w.email from waitlist w where (select count(*) from outbox o where o.recipient = w.email and o.subject like '%waitlist%') <> 1`,
          ),
        ).toEqual([]);
      } finally {
        // An open PGlite keeps jest alive for ever.
        await database.close();
      }
      expect(promised.paid.length).toBeGreaterThan(0);
      console.log(
        `${kind}: ${rounds} kills, ${promised.waitlist.length + promised.visits.length + promised.paid.length} promises kept; back in ${Math.max(...starts)} ms at most`,
      );
      expect(Math.max(...starts)).toBeLessThan(15_000);
    },
    120_000 + rounds * 30_000,
  );

  it('answers every request that it took when it is told to stop', async () => {
    api = await startApiProcess(env);
    const { url } = api;
    let told = Infinity;
    const cut: string[] = [];
    let answered = 0;
    const client = async () => {
      for (;;) {
        const begun = Date.now();
        try {
          const response = await fetch(`${url}/condition/category/all?count=50`, {
            headers: { connection: 'close' },
          });
          await response.text();
          answered += 1;
        } catch (error) {
          // Who comes after the signal may find the door closed; who was there before it gets an answer.
          if (begun < told) cut.push((error as { cause?: { code?: string } }).cause?.code ?? String(error));
          return;
        }
      }
    };
    const clients = Promise.all(Array.from({ length: 20 }, client));
    while (answered < 60) await new Promise((resolve) => setTimeout(resolve, 10));
    told = Date.now();
    expect(await api.end('SIGTERM')).toBe(0);
    await clients;
    api = null;
    expect(cut).toEqual([]);
  }, 60_000);

  if (kind === 'pglite')
    it('refuses a folder that another living process has', async () => {
      api = await startApiProcess(env);
      await expect(startApiProcess(env)).rejects.toThrow(/in use by process \d+/);
      await api.end('SIGTERM');
    }, 60_000);
});
