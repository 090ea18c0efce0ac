/**
 * The database. Secrets (session and one-time tokens) are stored as SHA-256 only. Uniqueness that a promise rests on
 * ("never twice") stands here as an index. Changed here, then `drizzle-kit generate` in `api/` writes the migration.
 */
export * from './audit';
export * from './care';
export * from './catalogue';
export * from './limits';
export * from './messages';
export * from './payments';
export * from './people';
export * from './places';
