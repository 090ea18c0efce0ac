/** `pnpm release publish|rollback|status …`: see docs/ops.md. */
import { parseArgs } from 'node:util';
import { findCheckout } from '../common/repository';
import { runMain } from '../common/run-main';
import { wrapText } from '../common/wrap-text';
import { commands } from './commands';
import { switches, textFlags, usage } from './usage';

void runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(textFlags.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
    },
  });
  const [name, ...args] = positionals;
  const loadCommand = name ? commands[name] : undefined;
  if (!loadCommand || values.help) {
    console.log(usage);
    if (name && !loadCommand) process.exitCode = 1;
    return;
  }
  const checkout = findCheckout();
  const { openLocalLedger } = await import('./open-local-ledger');
  // A promotion changes the second environment that it names.
  const environment = name === 'promote' ? args[1] : values.environment;
  const { storeOfEnvironment } = await import('./environments');
  const { store, ledger } = await openLocalLedger(
    checkout,
    values['over-unknown-keys'] === true,
    typeof environment === 'string' ? storeOfEnvironment(environment, process.env) : undefined,
  );
  const tell = values.json ? () => undefined : (line: string) => console.log(wrapText(line));
  const command = await loadCommand();
  const answer = await command({
    ...(checkout ? { repository: checkout } : {}),
    store,
    ledger,
    args,
    options: values,
    tell,
  });
  if (values.json) console.log(JSON.stringify(answer.data, null, 2));
  else if (answer.text) console.log(wrapText(answer.text));
  if (answer.hasFailed) process.exitCode = 1;
});
