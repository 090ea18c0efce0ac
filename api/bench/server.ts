/** The API under measurement: the real one, with a single plain query as the baseline. */
import { sql } from 'drizzle-orm';
import { openSession } from '../src/sessions/sessions';
import { startApi } from '../src/start-api';
import { openDatabase } from '../src/db/open-database';
import { readConfig } from '../src/config/read-config';

const config = { ...readConfig(), rateLimits: false, logLevel: 'silent', port: 0 };
const database = await openDatabase(config);
const api = await startApi({
  ...config,
  database,
  extend: (app) => {
    // One query and its response: the cost of database and server without our code.
    app.get('/_bench/bare', async () => {
      const result = await database.db.execute(sql`select id, title, text from conditions where id = 1`);
      return (result as unknown as { rows: unknown[] }).rows;
    });
  },
});
const token = await openSession(database.db, { id: 2, credentialVersion: 0 }, new Date());
console.log(JSON.stringify({ url: api.url, token }));
process.on('SIGTERM', () => {
  void api
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
