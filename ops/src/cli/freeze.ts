import type { Answer, Context } from './context';
import { text } from './options';
import { finish } from './served';

/** `freeze --reason "…" [--until 2026-11-23T08:00Z]`: nothing new goes live, until its end or `freeze --end`. */
export async function freeze(context: Context): Promise<Answer> {
  const { registry, options, by } = context;
  const until = text(options, 'until');
  const isEnd = options.end === true;
  const reason = text(options, 'reason') ?? (isEnd ? 'thaw' : '');
  const deployed = await registry.deploy(
    isEnd
      ? { action: 'thaw' }
      : { action: 'freeze', replace: options.replace === true, ...(until ? { until } : {}) },
    { by, reason },
  );
  return finish(context, deployed);
}
