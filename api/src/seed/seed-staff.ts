import type { Database } from '../db/database';
import { staff } from '../db/schema';
import { demoStaff } from './data/staff';

/** Writes the demo staff. */
export async function seedStaff(db: Database): Promise<void> {
  await db.insert(staff).values(demoStaff);
}
