/** `pnpm release publish|rollback|status …`: see docs/ops.md. */
import { parseArgs } from 'node:util';
import { findParts, hasShell } from '../common/repository';
import { runMain } from '../common/run-main';
import { ReleaseRefused } from '../common/release-refused';
import { wrapText } from '../common/wrap-text';
import { text, type CommandInput, type LocalInput } from './command-input';
import { commands, localCommands } from './commands';
import { forcible, switches, textFlags, usage } from './usage';

void runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(textFlags.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
    },
  });
  // Before minutes of building.
  for (const flag of textFlags) text(values, flag);
  const [name, ...args] = positionals;
  const loadLocal = name ? localCommands[name] : undefined;
  const loadCommand = name ? commands[name] : undefined;
  if (!(loadLocal ?? loadCommand) || values.help) {
    console.log(usage);
    if (name && !(loadLocal ?? loadCommand)) process.exitCode = 1;
    return;
  }
  if (values.force && name && !forcible.includes(name))
    throw new ReleaseRefused(
      `Refused, nothing changed: ${name} takes no --force. Those that do: ${forcible.join(', ')}.`,
    );
  const repository = findParts();
  const tell = values.json ? () => undefined : (line: string) => console.log(wrapText(line));
  const local = { ...(repository ? { repository } : {}), args, options: values, tell };
  const answer = loadLocal
    ? await (
        await loadLocal()
      )(local)
    : loadCommand && (await (await loadCommand())(await withStore(name, local)));
  if (!answer) return;
  if (values.json) console.log(JSON.stringify(answer.data, null, 2));
  else if (answer.text) console.log(wrapText(answer.text));
  if (answer.hasFailed) process.exitCode = 1;
});

/** The input of a command over the store of RELEASE_STORE, or of the environment that it names. */
async function withStore(name: string | undefined, local: LocalInput): Promise<CommandInput> {
  const { repository, args, options } = local;
  // A squad's repository has neither a store nor keys of its own.
  const checkout = repository && hasShell(repository) ? repository : undefined;
  const { openLocalLedger } = await import('./open-local-ledger');
  // A promotion changes the second environment that it names.
  const environment = name === 'promote' ? args[1] : options.environment;
  const { store, ledger } = await openLocalLedger(
    checkout,
    options['over-unknown-keys'] === true,
    typeof environment === 'string' ? environment : undefined,
  );
  return { ...local, ...(checkout ? { checkout } : {}), store, ledger };
}
