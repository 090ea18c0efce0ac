import type { CommandResult, Context } from './context';
import { makeChange } from './make-change';

/** `freeze --reason "…" [--until 2026-11-23T08:00Z]`: nothing new goes live, until its end or `freeze --end`. */
export async function freeze(context: Context): Promise<CommandResult> {
  const { options, by } = context;
  const { reason = '', until } = options;
  if (options.end)
    return makeChange(context, { action: 'end-freeze' }, { by, reason: reason || 'freeze --end' });
  return makeChange(context, { action: 'freeze', ...(until ? { until } : {}) }, { by, reason });
}
