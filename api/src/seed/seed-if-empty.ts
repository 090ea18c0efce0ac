/** Fills an empty database in one transaction, so that after a crash the next start begins again. */
import { sql } from 'drizzle-orm';
import type { Config } from '../config/read-config';
import type { Database } from '../db/database';
import { seedCatalogue } from './seed-catalogue';
import { seedPeople } from './seed-people';
import { seedPlaces } from './seed-places';
import { conditions, staff } from '../db/schema';
import { demoStaff } from './data/staff';

/** Does nothing when there are conditions already. Processes that start together wait for each other. */
export async function seedIfEmpty(db: Database, config: Pick<Config, 'seedDemo'>): Promise<void> {
  if (!(await isEmpty(db))) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7204537)`);
    if (!(await isEmpty(tx))) return;
    await seedPlaces(tx);
    await seedCatalogue(tx);
    if (!config.seedDemo) return;
    await seedPeople(tx);
    await tx.insert(staff).values(demoStaff);
  });
}

const isEmpty = async (db: Database): Promise<boolean> => (await db.$count(conditions)) === 0;
