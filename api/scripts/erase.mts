/** `pnpm data:erase <user id> …`: erases people again after a restore. The log names them: event `data.erased`. */
import { eq } from 'drizzle-orm';
import { users } from '../src/db/schema';
import { erasePerson } from '../src/privacy/erase-person';
import { createApi } from '../src/start-api';

const { services, close } = await createApi();
try {
  for (const id of process.argv.slice(2).map(Number)) {
    const files = await services.db.transaction(async (tx) => {
      const [person] = await tx.select().from(users).where(eq(users.id, id)).for('update');
      if (!person) throw new Error(`There is no person ${id}`);
      return erasePerson(tx, services, person);
    });
    await Promise.all(files.map((name) => services.evidence.remove(name)));
    console.log(`${id}: erased, ${files.length} files`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
