/** `pnpm release publish|rollback|status …`: see docs/ops.md. */
import { parseArgs } from 'node:util';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { loadKeys } from '../keys/load-keys';
import { Ledger } from '../ledger/ledger';
import { openStore } from '../store/open-store';
import { commands, usage } from './commands';

const words = ['reason', 'to', 'count', 'percent', 'people', 'days', 'keep'];
const switches = ['json', 'dry-run', 'force', 'now', 'promote', 'stop', 'help'];

void runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(words.map((name) => [name, { type: 'string' as const }])),
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
  const { signer } = loadKeys(repository, process.env);
  const ledger = new Ledger(store, signer ? { signer } : {});
  const tell = values.json ? () => undefined : console.log;
  const answer = await command({ repository, store, ledger, args, options: values, tell });
  if (values.json) console.log(JSON.stringify(answer.data, null, 2));
  else if (answer.text) console.log(answer.text);
});
