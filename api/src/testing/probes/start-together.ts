import pg from 'pg';
import { readConfig } from '../../config/read-config';
import { openDatabase } from '../../db/open-database';
import { users } from '../../db/schema';
import { postgresServer } from '../databases/postgres-server';

/** Opens one empty database from several processes at once; resolves to the number of people in it. */
export async function startTogether(name: string, processes: number): Promise<number> {
  const server = await postgresServer();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const config = readConfig({});
  const { seedIfEmpty } = await import('../../seed/seed-if-empty');
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
