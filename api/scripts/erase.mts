/**
 * `pnpm data:erase <user id or e-mail address> …`: erases people again after a restore, and people without an account by
 * their address. The log names who had an account: event `data.erased`.
 */
import { erase } from '../src/privacy/erase-person';
import { lockOwnerOfAddress } from '../src/privacy/owner-of-address';
import { lockPerson } from '../src/people/lock-person';
import { createApi } from '../src/start-api';

const { app, services, close } = await createApi();

function eraseOne(who: string): Promise<number> {
  return erase(services, app.log, async (tx) => {
    if (who.includes('@')) return lockOwnerOfAddress(tx, services, who);
    const person = await lockPerson(tx, Number(who));
    if (!person) throw new Error('there is nobody of this id');
    return person;
  });
}

for (const [index, who] of process.argv.slice(2).entries()) {
  // A job's output is kept as a log, where no address may stand.
  const name = who.includes('@') ? `Address at place ${index + 1}` : who;
  try {
    console.log(`${name}: erased, ${await eraseOne(who)} files`);
  } catch (error) {
    console.error(`${name}: not erased, ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
await close();
