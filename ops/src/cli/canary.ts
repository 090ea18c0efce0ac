import type { Change } from '../registry/changes/change';
import type { Audience } from '../site/live-part';
import { ReleaseRefused } from '../site/refusal';
import type { CommandResult, Context } from './context';
import { changeSite } from './change-site';
import type { PartHealth } from '../registry/part-health';
import type { VersionSummary } from '../metrics/version-summary';
import { troubleOf } from '../site/version-trouble';
import type { Options } from './options';
import { publish } from './publish';

/** Flags that exclude each other. */
const exclusiveFlags = ['start', 'percent', 'judge', 'promote', 'stop'] as const;

/**
 * `canary <part>`: starts a canary with `--start 10`, changes, promotes or stops it; without a flag, reports its verdict,
 * also by the exit code: 0 good, 1 bad, 3 too early. `--judge` promotes a good canary and stops a bad one.
 * @throws ReleaseRefused for two of these flags at once
 */
export async function canary(context: Context, part: string): Promise<CommandResult> {
  const { options, by } = context;
  const asked = exclusiveFlags.filter((name) => options[name] !== undefined);
  if (asked.length > 1)
    throw new ReleaseRefused(`Refused, nothing changed: --${asked.join(' or --')}? One at a time.`);
  const { start, people, from, reason = 'canary' } = options;
  if (start !== undefined) return publish(context, [part], { percent: start, people: people ?? [] });
  const change: Change<'canary'>['change'] | undefined = options.promote
    ? 'promote'
    : options.stop
      ? 'stop'
      : audienceOf(options);
  if (!change) return judge(context, part);
  return changeSite(context, { action: 'canary', part, change, ...(from ? { from } : {}) }, { by, reason });
}

/** Reads the audience of a canary from the flags; undefined without such flags. */
export const audienceOf = ({ percent, people }: Options): Partial<Audience> | undefined =>
  percent === undefined && !people
    ? undefined
    : { ...(percent === undefined ? {} : { percent }), ...(people ? { people } : {}) };

async function judge(context: Context, part: string): Promise<CommandResult> {
  const { registry, options, by } = context;
  const health = await registry.health(part);
  const { canary, verdict, reasons = [] } = health;
  const answer = { data: health, text: formatPartHealth(health) };
  if (!options.judge)
    return { ...answer, ...(verdict && verdict !== 'good' ? { exitCode: verdict === 'bad' ? 1 : 3 } : {}) };
  if (!canary || verdict === 'too-early') return answer;
  const change = verdict === 'good' ? 'promote' : 'stop';
  // `from` refuses the change where another canary has begun since the verdict.
  const order = { action: 'canary', part, from: canary.version, change } as const;
  const done = await changeSite(context, order, { by, reason: reasons.join('; ') });
  return { ...done, text: `${answer.text}\n${done.text}` };
}

/** Formats a part's figures and verdict for a terminal. */
function formatPartHealth({ part, live, canary, gateways, verdict, reasons }: PartHealth): string {
  const line = (name: string, version: string, metrics: VersionSummary | null): string[] => [
    `${name.padEnd(7)} ${version}`,
    `        ${metrics ? (troubleOf(metrics).text ?? `${metrics.loads} loads without a failure`) : 'no page load seen yet'}`,
  ];
  return [
    `${part}, as ${gateways} gateway${gateways === 1 ? '' : 's'} saw it`,
    ...line('live', live.version, live.metrics),
    ...(canary ? line('canary', canary.version, canary.metrics) : ['no canary is running']),
    ...(verdict ? [`verdict ${verdict}`, ...(reasons ?? []).map((reason) => `        ${reason}`)] : []),
  ].join('\n');
}
