import { ReleaseRefused } from '../site/refusal';
import type { CommandResult, Context } from './context';
import { changeSite } from './change-site';

/** `rollback <part…>`: makes the versions before live again, in one revision; `--to` chooses another version. */
export async function rollback(context: Context, named: string[]): Promise<CommandResult> {
  const { by } = context;
  const { reason = '', to, from } = context.options;
  if (named.length > 1 && (to ?? from)) throw new ReleaseRefused('--to and --from are for one part.');
  const parts = named.map((part) => ({ part, ...(from ? { from } : {}), ...(to ? { to } : {}) }));
  return changeSite(context, { action: 'rollback', parts }, { by, reason });
}
