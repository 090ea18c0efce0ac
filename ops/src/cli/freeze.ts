import type { CommandResult, Context } from './context';
import { changeSite } from './change-site';

/** `freeze --reason "…" [--until 2026-11-23T08:00Z]`: nothing new goes live until that time or `freeze --end`. */
export async function freeze(context: Context): Promise<CommandResult> {
  const { options, by } = context;
  const { reason = '', until } = options;
  if (options.end)
    return changeSite(context, { action: 'end-freeze' }, { by, reason: reason || 'freeze --end' });
  return changeSite(context, { action: 'freeze', ...(until ? { until } : {}) }, { by, reason });
}
