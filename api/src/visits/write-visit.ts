import type { Database } from '../db/database';
import { visits } from '../db/schema';
import { bookedMail } from '../mail/clinic-mails';
import { newReference } from '../common/reference';
import type { Services } from '../services';
import { enqueueText, tellStaff } from './messages/visit-messages';

type NewVisit = Omit<typeof visits.$inferInsert, 'reference' | 'createdAt'>;

/**
 * Stores a booked or paid visit, and notifies the person by text and the care managers by mail. Callers mail the person
 * themselves, because that mail differs.
 */
export async function writeVisit(tx: Database, services: Services, visit: NewVisit) {
  const values = { ...visit, reference: newReference('APT'), createdAt: services.now() };
  const [stored] = await tx.insert(visits).values(values).returning();
  if (!stored) throw new Error('A visit was not stored');
  await enqueueText(tx, services, stored, 'booked');
  await tellStaff(tx, ['care'], (person) => bookedMail(services.config, person, stored));
  return stored;
}
