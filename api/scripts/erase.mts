/** `pnpm data:erase <user id> …`: erases people again after a restore. The log names them: event `data.erased`. */
import { erase } from '../src/privacy/erase-person';
import { lockPerson } from '../src/people/lock-person';
import { createApi } from '../src/start-api';

const { app, services, close } = await createApi();

async function eraseAgain(id: number): Promise<void> {
  const files = await erase(services, app.log, async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) throw new Error('there is nobody of this id');
    return person;
  });
  console.log(`${id}: erased, ${files} files`);
}

for (const id of process.argv.slice(2).map(Number))
  await eraseAgain(id).catch((error: unknown) => {
    console.error(`${id}: not erased, ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
await close();
