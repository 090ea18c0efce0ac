/** Backs an API's data up, destroys it, restores it, and starts an API on the restored data. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { restore } from '../../backup/backup';
import { backUpDaily } from '../../backup/daily-backup';
import { readConfig } from '../../config/read-config';
import { sealedEvidence } from '../../evidence/evidence-storage';
import { openEvidenceStorage } from '../../evidence/open-evidence-storage';
import { createApi } from '../../start-api';
import { postgresBinaries } from '../databases/databases';
import { postgresServer } from '../databases/postgres-server';
import { seededPostgresUrl } from '../databases/seeded-database';

const counted = `select (select count(*) from payments)::int as payments, (select sum(amount_kobo) from payments)::text as kobo,
  (select count(*) from visits)::int as visits, (select max(id) from audit_events)::int as audit,
  (select max(completed_at) from backups)::text as backup`;

/** The rows before and after, a file of evidence after it, and the error of a second restore. */
export async function backUpAndRestore() {
  const scratch = mkdtempSync(join(tmpdir(), 'api-backup-'));
  const binaries = postgresBinaries() ?? '';
  const [backups, evidenceDir, destroyed] = ['backups', 'evidence', 'evidence-after'].map((name) =>
    join(scratch, name),
  ) as [string, string, string];
  const databaseUrl = await seededPostgresUrl();
  const evidence = await openEvidenceStorage(evidenceDir);
  await sealedEvidence(evidence).put('0123', Buffer.from('medical'));
  await query(databaseUrl, `insert into backups values (now() - interval '1 day')`);
  const before = await query(databaseUrl, counted);
  mkdirSync(backups);
  await backUpDaily({ databaseUrl, evidence, folder: backups, binaries });
  const folder = join(backups, readdirSync(backups)[0] ?? 'none');

  const server = await postgresServer();
  const name = new URL(databaseUrl).pathname.slice(1);
  const admin = server.url('postgres');
  await query(admin, `drop database ${name} with (force)`);
  await query(admin, `create database ${name}`);
  rmSync(evidenceDir, { recursive: true });

  const restored = await openEvidenceStorage(destroyed);
  const options = { databaseUrl, evidence: restored, folder, binaries };
  await restore(options);
  const after = await query(databaseUrl, counted);
  const api = await createApi({
    ...readConfig({}),
    databaseUrl,
    evidenceLocation: destroyed,
    logLevel: 'silent',
  });
  const { statusCode } = await api.app.inject({ url: '/_health' });
  const file = (await api.services.evidence.get('0123'))?.toString();
  await api.close();
  const refusal = await query(databaseUrl, 'delete from audit_events').catch((error: Error) => error.message);
  const again = await restore(options).catch((error: Error) => error.message);
  writeFileSync(join(folder, 'database.dump'), 'changed', { flag: 'a' });
  const damaged = await restore(options).catch((error: Error) => error.message);
  rmSync(scratch, { recursive: true });
  return JSON.stringify({ before, after, statusCode, file, refusal, again, damaged });
}

async function query(connectionString: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
