/** Two APIs that share only one PostgreSQL and one evidence store, as two processes do. */
import pg from 'pg';
import { eq } from 'drizzle-orm';
import { readConfig } from '../config/read-config';
import { openDatabase } from '../db/open-database';
import { users } from '../db/schema';
import { createApi } from '../start-api';
import { signInAs } from './sign-in';
import { postgresServer } from './postgres-server';
import type { DatabaseKind } from './databases';
import { openSeeded, seededPostgresUrl } from './seeded-database';

interface Options {
  rateLimits?: boolean;
  kind?: DatabaseKind;
}

/** The APIs that share one database: two on PostgreSQL, and one on PGlite, which takes no second process. */
export async function openApis(evidenceLocation: string, { rateLimits = false, kind = 'postgres' }: Options) {
  const config = { ...readConfig({}), evidenceLocation, rateLimits, logLevel: 'silent' };
  if (kind === 'pglite') {
    const database = await openSeeded(kind);
    const api = await createApi({ ...config, database });
    return [{ ...api, close: () => api.close().then(() => database.close()) }];
  }
  const databaseUrl = await seededPostgresUrl();
  return Promise.all([1, 2].map(() => createApi({ ...config, databaseUrl })));
}

/** Opens both; requests go to one or the other. */
export async function openTwoApis(evidenceLocation: string, options: Options = {}) {
  const apis = await openApis(evidenceLocation, options);
  const [{ services }] = apis as [(typeof apis)[number]];
  return {
    signIn: async (email: string) => {
      const [person] = await services.db.select().from(users).where(eq(users.email, email));
      if (!person) throw new Error(`There is no ${email}`);
      return { id: person.id, token: await signInAs(services.db, person) };
    },
    post: async (
      api: number,
      path: string,
      payload: string | Buffer,
      headers: Record<string, string>,
      remoteAddress = '127.0.0.1',
    ) => {
      const response = await apis[api]?.app.inject({
        method: 'POST',
        url: path,
        payload,
        headers,
        remoteAddress,
      });
      return { status: response?.statusCode ?? 0, text: response?.payload ?? '' };
    },
    close: async () => {
      for (const api of apis) await api.close();
    },
  };
}

/** Opens one empty database from several processes at once; resolves to the number of people in it. */
export async function startTogether(name: string, processes: number): Promise<number> {
  const server = await postgresServer();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const config = readConfig({});
  const { seedIfEmpty } = await import('../seed/seed-if-empty');
  const opened = await Promise.all(
    Array.from({ length: processes }, async () => {
      const database = await openDatabase({ databaseUrl: server.url(name), databaseDir: '' });
      await database.exclusively((db) => seedIfEmpty(db, config));
      return database;
    }),
  );
  const people = await opened[0]?.db.$count(users);
  await Promise.all(opened.map((database) => database.close()));
  return people ?? 0;
}
