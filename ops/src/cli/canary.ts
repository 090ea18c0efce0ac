import type { CanaryChange } from '../registry/changes/canary';
import { onePart, type Answer, type Context } from './context';
import { audience, isForced, number, text } from './options';
import { formatPartHealth } from '../registry/part-health';
import { publish } from './publish';
import { finish } from './served';

/**
 * `canary <part>`: begins one with `--start 10`, changes, promotes or stops it; without a flag, says how it does, by the
 * exit code too: 0 good, 1 bad, 3 too early. `--judge` promotes a good one and stops a bad one.
 */
export async function canary(context: Context, named: string | undefined): Promise<Answer> {
  const { registry, options, by } = context;
  const part = await onePart(context, named);
  const start = audience(options, 'start');
  if (options.start !== undefined && start) return publish(context, [part], start);
  const change = readChange(options);
  if (!change) return judge(context, part);
  const from = text(options, 'from');
  const reason = text(options, 'reason') ?? 'canary';
  const deployed = await registry.deploy(
    { action: 'canary', part, change, force: isForced(options), ...(from ? { from } : {}) },
    { by, reason },
  );
  return finish(context, deployed);
}

function readChange(options: Context['options']): CanaryChange | undefined {
  if (options.promote === true) return 'promote';
  if (options.stop === true) return 'stop';
  const chosen = audience(options, 'percent');
  if (!chosen) return undefined;
  return options.percent === undefined ? { people: chosen.people } : { percent: chosen.percent };
}

async function judge(context: Context, part: string): Promise<Answer> {
  const { registry, options, by } = context;
  const least = number(options, 'loads', 1, 1_000_000);
  const health = await registry.health(part, least);
  const { canary, verdict, reasons = [] } = health;
  const answer = { data: health, text: formatPartHealth(health) };
  if (options.judge !== true)
    return { ...answer, ...(verdict && verdict !== 'good' ? { exitCode: verdict === 'bad' ? 1 : 3 } : {}) };
  if (!canary || verdict === 'too-early') return answer;
  // The one that was judged, and no other.
  const deployed = await registry.deploy(
    { action: 'canary', part, from: canary.version, change: verdict === 'good' ? 'promote' : 'stop' },
    { by, reason: reasons.join('; ') },
  );
  return finish(context, { ...deployed, notes: [answer.text, ...deployed.notes] });
}
