/** @jest-environment ./api/src/testing/native-environment.cjs */
import { installedDatabases } from '../testing/databases';
import type * as MigrateForward from '../testing/migrate-forward';
import { loadNative } from '../testing/native';

/** A database of the first release with one row of everything that later releases must keep. */
const firstRelease = [
  "insert into users (first_name, last_name, email) values ('Old', 'Person', 'old@mail.example')",
  "insert into condition_categories (title) values ('Old')",
  "insert into conditions (category_id, title, text, body, faqs, reviewed_at) values (1, 'Old', 't', 'b', '[]', '2026-01-01')",
  "insert into payments (reference, kind, status, first_name, last_name, email, description, amount_kobo, provider, redirect_url, fingerprint) values ('R', 'condition', 'success', 'Old', 'Person', 'old@mail.example', 'd', 99900, 'sandbox', '', 'f')",
  "insert into appointments (reference, payment_id, description, method, scheduled_at) values ('A', 1, 'd', 'video', now())",
  `insert into idempotency_keys (key_hash, request_hash, answer) values ('k', 'r', '{"b": 1, "a": 2}')`,
];
const all = `select (select count(*)::int from users) as users, (select amount_kobo::int from payments) as kobo,
  (select count(*)::int from appointments a join payments p on p.id = a.payment_id) as visits,
  (select answer ->> 'b' from idempotency_keys) as answer`;

describe.each(installedDatabases())('migrations (%s)', (kind) => {
  it('run forwards from empty and from every earlier release, and lose nothing', async () => {
    const { migrateFrom, migrationCount } = await loadNative<typeof MigrateForward>('./migrate-forward.ts');
    const newest = migrationCount();
    const every = Array.from({ length: newest }, (_, index) => index + 1);
    // PGlite runs the same statements and takes seconds to open, so only the first and the newest are tested
    // on it.
    const releases = kind === 'pglite' ? [1, newest - 1] : every;
    for (const count of releases) {
      const rows = JSON.parse(await migrateFrom(kind, count, firstRelease, all)) as unknown[];
      expect(rows).toEqual([{ users: 1, kobo: 99_900, visits: 1, answer: '1' }]);
    }
  }, 240_000);
});
