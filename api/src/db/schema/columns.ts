/** Column types that many tables share. */
import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';
import { seal, unseal } from '../../encryption/seal';

/** A primary key that the database generates. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** A time with its zone, as a Date. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => timestamptz('created_at').notNull().defaultNow();

/** Money in whole kobo. */
export const kobo = (name: string) => bigint(name, { mode: 'number' });

/** A record that is encrypted in the database as JSON. */
export const sealedJson = <Data>(name: string) =>
  customType<{ data: Data; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => seal(JSON.stringify(value)),
    fromDriver: (stored) => JSON.parse(unseal(stored)) as Data,
  })(name);

/** A text that is encrypted in the database. SQL cannot search or compare it. */
export const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: seal,
  fromDriver: unseal,
});
