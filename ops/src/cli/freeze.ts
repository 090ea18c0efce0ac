import { ReleaseRefused } from '../site/refusal';
import type { Answer, Context } from './context';
import { text } from './options';

/** `freeze --reason "…" [--until 2026-11-23T08:00Z]`: nothing new goes live, until its end or `freeze --end`. */
export async function freeze({ registry, options, by }: Context): Promise<Answer> {
  const until = text(options, 'until');
  const isEnd = options.end === true;
  const reason = text(options, 'reason') ?? (isEnd ? 'thaw' : '');
  const { revision, changes, notes } = await registry.deploy(
    isEnd
      ? { action: 'thaw' }
      : { action: 'freeze', replace: options.replace === true, ...(until ? { until } : {}) },
    { by, reason },
  );
  if (!revision) throw new ReleaseRefused('Nothing to do.');
  const said = [...notes, ...changes, `By revision ${revision.n}.`];
  return { data: revision, text: said.join('\n') };
}
