import { ReleaseRefused } from '../common/release-refused';
import { isFrozen } from '../site/is-frozen';
import type { Answer, Context } from './context';
import { text } from './options';

/** `freeze --reason "…" [--until 2026-11-23T08:00Z]`: nothing new goes live, until its end or `freeze --end`. */
export async function freeze({ registry, options, by }: Context): Promise<Answer> {
  const until = text(options, 'until');
  const isEnd = options.end === true;
  const reason = text(options, 'reason') ?? (isEnd ? 'thaw' : '');
  const { revision, notes } = await registry.deploy(
    isEnd
      ? { action: 'thaw' }
      : { action: 'freeze', replace: options.replace === true, ...(until ? { until } : {}) },
    { by, reason },
  );
  if (!revision) throw new ReleaseRefused('Nothing to do.');
  const isOn = isFrozen(revision.freeze, revision.at);
  const end = revision.freeze?.until ? ` until ${revision.freeze.until}` : '';
  const said = isOn
    ? `Publishing is frozen${end} by revision ${revision.n}. Rolling back stays possible.`
    : `The freeze has ended by revision ${revision.n}: publishing is possible.`;
  return { data: revision, text: [...notes, said].join('\n') };
}
