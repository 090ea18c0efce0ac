/** `pnpm data:erase <user id> …`: erases people again after a restore. The log names them: event `data.erased`. */
import { erasePerson, finishErasure } from '../src/privacy/erase-person';
import { lockPerson } from '../src/sessions/lock-person';
import { createApi } from '../src/start-api';

const { services, close } = await createApi();

async function erase(id: number): Promise<void> {
  const erased = await services.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) throw new Error('there is nobody of this id');
    return erasePerson(tx, services, person);
  });
  await finishErasure(services, erased);
  console.log(`${id}: erased, ${erased.files.length} files`);
}

for (const id of process.argv.slice(2).map(Number))
  await erase(id).catch((error: unknown) => {
    console.error(`${id}: not erased, ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
await close();
