/** Addresses in the books of people who were erased. */
import { randomBytes } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Reserved: no mail server can have it. */
const domain = '@erased.invalid';

/** An address that cannot exist. Partly random, so that nobody can take it beforehand. */
export const erasedAddress = (userId: number): string =>
  `erased-${userId}-${randomBytes(6).toString('hex')}${domain}`;

export const isErasedAddress = (address: string): boolean => address.endsWith(domain);

/** Whether a column's address is one. */
export const hasErasedAddress = (column: AnyPgColumn) => like(column, `%${domain}`);
