/** `pnpm release publish|rollback|status …`: see docs/ops.md. */
import { parseArgs } from 'node:util';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { wrapText } from '../common/wrap-text';
import { loadKeys } from '../keys/load-keys';
import { openLedger } from '../ledger/open-ledger';
import { openStore } from '../store/open-store';
import { commands, switches, textFlags, usage } from './commands';

void runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(textFlags.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
    },
  });
  const [name, ...args] = positionals;
  const command = name ? commands[name] : undefined;
  if (!command || values.help) {
    console.log(usage);
    if (name && !command) process.exitCode = 1;
    return;
  }
  const repository = findRepository();
  const store = await openStore(repository, process.env.RELEASE_STORE);
  const keys = loadKeys(repository, process.env);
  const ledger = openLedger(store, keys, { overUnknownKeys: values['over-unknown-keys'] === true });
  const tell = values.json ? () => undefined : (line: string) => console.log(wrapText(line));
  const answer = await command({ repository, store, ledger, args, options: values, tell });
  if (values.json) console.log(JSON.stringify(answer.data, null, 2));
  else if (answer.text) console.log(wrapText(answer.text));
  if (answer.hasFailed) process.exitCode = 1;
});
