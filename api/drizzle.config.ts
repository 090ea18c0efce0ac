/** `drizzle-kit generate` writes the next migration into `migrations/` from the schema. */
export default { dialect: 'postgresql', schema: './src/db/schema/index.ts', out: './migrations' };
