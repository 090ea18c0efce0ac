import type { TestApi } from './test-api';

/** Does some work while the database takes no new row of a table for which a condition of SQL is false. */
export async function whileWritesFail<T>(
  { run }: Pick<TestApi, 'run'>,
  table: string,
  condition: string,
  work: () => Promise<T>,
): Promise<T> {
  await run(`alter table ${table} add constraint fails check (${condition}) not valid`);
  try {
    return await work();
  } finally {
    await run(`alter table ${table} drop constraint fails`);
  }
}
