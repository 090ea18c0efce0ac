import { ReleaseRefused } from '../common/release-refused';
import { askGateways, readGateways } from '../metrics/ask-gateways';
import { number, onePart, type Command } from './command-input';
import { formatPartHealth, readPartHealth } from './health-command';

/** Prints a part's metrics of real visits. Exit code for pipelines: 0 go on, 1 roll back, 3 wait. */
export const healthCommand: Command = async (input) => {
  const { ledger, options } = input;
  const part = await onePart(input);
  const { env } = process;
  const named = readGateways(env);
  const gateways = named.length > 0 ? named : [env.RELEASE_SITE || 'http://localhost:3000'];
  const metrics = await askGateways(gateways, env.METRICS_TOKEN);
  if (metrics.gateways === 0)
    throw new ReleaseRefused(`No gateway answers: ${gateways.join(', ')}. Name them: GATEWAYS=https://…`);
  const health = await readPartHealth(ledger, metrics, part, number(options, 'loads', 1, 1_000_000));
  if (!health) throw new ReleaseRefused(`${part} has no live version.`);
  if (health.verdict === 'too-early') process.exitCode = 3;
  return { data: health, text: formatPartHealth(health), hasFailed: health.verdict === 'bad' };
};

/** Prints the places in the sources of an error report's places. */
export const traceCommand: Command = async ({ store, args }) => {
  const [part, version, ...frames] = args;
  if (!part || !version || frames.length === 0)
    throw new ReleaseRefused('What was reported: pnpm release trace mf-plans 1.0.0-abc page.list.js:1:2345');
  const { traceFrame } = await import('./trace-frame');
  const places = await Promise.all(frames.map((frame) => traceFrame(store, part, version, frame)));
  return { data: places, text: places.join('\n') };
};
