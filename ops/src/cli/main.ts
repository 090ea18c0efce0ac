/** `pnpm release publish|rollback|status …`: see docs/ops.md. */
import { basename } from 'node:path';
import { ReleaseRefused } from '../site/refusal';
import { runMain } from '../common/run-main';
import { createCommands } from './commands';
import { encode, text, type Options } from './options';

void runMain(async () => {
  let isRun = false;
  const cli = createCommands(async (options, command) => {
    isRun = true;
    assertNoBlank(options);
    const { data, text: said, exitCode } = await command();
    if (options.json === true) console.log(JSON.stringify(data, null, 2));
    else if (said) console.log(said);
    if (exitCode) process.exitCode = exitCode;
  }, commandName());
  cli.help();
  cli.parse([...process.argv.slice(0, 2), ...process.argv.slice(2).map(encode)], { run: false });
  if (cli.options.help) return;
  if (!cli.matchedCommand) {
    cli.outputHelp();
    const [name] = cli.args;
    if (name === undefined) return;
    throw new ReleaseRefused(`There is no command ${name}.`);
  }
  await cli.runMatchedCommand();
  if (!isRun) process.exitCode = 1;
});

/** Under which name the command was called: a squad has the published one. */
function commandName(): string | undefined {
  const [called = ''] = basename(process.argv[1] ?? '').split('.');
  return called === 'ilera-release' ? called : undefined;
}

/** Before minutes of building. */
function assertNoBlank(options: Options): void {
  for (const [name, value] of Object.entries(options)) {
    if (Array.isArray(value) && name !== '--')
      throw new ReleaseRefused(`Refused, nothing changed: --${toFlag(name)} is given twice.`);
    if (text(options, name) === '')
      throw new ReleaseRefused(
        `Refused, nothing changed: --${name} has no value. Leave it out, or set the variable that it comes from.`,
      );
  }
}

/** `dryRun` as it is typed: `dry-run`. */
const toFlag = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
