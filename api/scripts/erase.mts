/** `pnpm data:erase <user id> …`: erases people again after a restore. The log names them: event `data.erased`. */
import { erasePerson, finishErasure } from '../src/privacy/erase-person';
import { lockPerson } from '../src/sessions/lock-person';
import { createApi } from '../src/start-api';

const { services, close } = await createApi();
try {
  for (const id of process.argv.slice(2).map(Number)) {
    const erased = await services.db.transaction(async (tx) => {
      const person = await lockPerson(tx, id);
      if (!person) throw new Error(`There is no person ${id}`);
      return erasePerson(tx, services, person);
    });
    await finishErasure(services, erased);
    console.log(`${id}: erased, ${erased.files.length} files`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
