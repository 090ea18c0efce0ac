/** `pnpm release publish|rollback|status …`: see docs/ops.md. */
import { basename } from 'node:path';
import { runMain } from '../common/run-main';
import { createCommands } from './commands';

void runMain(async () => {
  const commands = createCommands(async ({ json }, command) => {
    const { data, text, exitCode } = await command();
    if (json) console.log(JSON.stringify(data, null, 2));
    else if (text) console.log(text);
    if (exitCode) process.exitCode = exitCode;
  }, commandName());
  await commands.parseAsync();
});

/** The published name where a squad calls the command by it. */
function commandName(): string | undefined {
  const [called = ''] = basename(process.argv[1] ?? '').split('.');
  return called === 'ilera-release' ? called : undefined;
}
