import type { Context } from '../cli/context';
import type { Options } from '../cli/options';
import type { Ledger } from '../registry/ledger/ledger';
import { LocalRegistry } from '../registry/registry';

/** What a command of ada works with on the store of a ledger. @param sites gateways that it asks */
export const commandContext = (ledger: Ledger, options: Options = {}, sites: string[] = []): Context => ({
  registry: new LocalRegistry(ledger),
  options,
  by: 'ada',
  sites,
  tell: () => undefined,
});
