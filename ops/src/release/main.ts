/** `pnpm release publish|status|history …`: see docs/ops.md. */
import { parseArgs } from 'node:util';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { openStore } from '../store/open-store';
import { commands, usage } from './commands';

void runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      reason: { type: 'string' },
      to: { type: 'string' },
      count: { type: 'string' },
      percent: { type: 'string' },
      people: { type: 'string' },
      help: { type: 'boolean', default: false },
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
  const tell = values.json ? () => undefined : console.log;
  const answer = await command({ repository, store, args, options: values, tell });
  if (values.json) console.log(JSON.stringify(answer.data, null, 2));
  else if (answer.text) console.log(answer.text);
});
