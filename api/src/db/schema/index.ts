/**
 * The database. Secrets (session and one-time tokens) are stored as SHA-256 only. Guarantees of uniqueness
 * are indexes here. After a change, `drizzle-kit generate` in `api/` writes the migration.
 */
export * from './audit';
export * from './care';
export * from './catalogue';
export * from './letters';
export * from './messages';
export * from './payments';
export * from './people';
export * from './staff';
