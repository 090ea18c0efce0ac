/** Placeholder e-mail addresses that replace the addresses of erased people. */
import { randomBytes } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** `.invalid` is a reserved top-level domain, so no mail server can use it. */
const domain = '@erased.invalid';

/** An address that cannot receive mail. Its random part stops anybody from registering the address beforehand. */
export const erasedAddress = (userId: number): string =>
  `erased-${userId}-${randomBytes(6).toString('hex')}${domain}`;

export const isErasedAddress = (address: string): boolean => address.endsWith(domain);

/** For a `where`: the column holds the address of an erased person. */
export const hasErasedAddress = (column: AnyPgColumn) => like(column, `%${domain}`);
