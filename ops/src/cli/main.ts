/** `pnpm release publish|rollback|status …`: see docs/ops.md. */
import { basename } from 'node:path';
import { ReleaseRefused } from '../site/refusal';
import { runMain } from '../common/run-main';
import { createCommands } from './commands';
import type { Options } from './options';

/** The parser would make numbers of values: `--to 1.10` is not 1.1. */
const mark = '~';

void runMain(async () => {
  let isRun = false;
  const cli = createCommands(async (options, command) => {
    isRun = true;
    const typed = decode(options);
    assertNoBlank(typed);
    Object.assign(options, typed);
    const { data, text, exitCode } = await command();
    if (typed.json === true) console.log(JSON.stringify(data, null, 2));
    else if (text) console.log(text);
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

function encode(word: string): string {
  const [, flag = '', value = word] = /^(--[\w-]+=)(.*)$/s.exec(word) ?? [];
  return !value.startsWith('-') && Number.isFinite(Number(value)) ? `${flag}${mark}${value}` : word;
}

/** The flags as they were typed, under the names that they have there. */
function decode(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : value,
    ]),
  );
}

/** Before minutes of building. */
function assertNoBlank(options: Options): void {
  for (const [name, value] of Object.entries(options)) {
    if (Array.isArray(value) && name !== '--')
      throw new ReleaseRefused(`Refused, nothing changed: --${name} is given twice.`);
    if (typeof value === 'string' && !value.trim())
      throw new ReleaseRefused(
        `Refused, nothing changed: --${name} has no value. Leave it out, or set the variable that it comes from.`,
      );
  }
}
