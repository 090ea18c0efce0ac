/**
 * `pnpm faults [mf-plans …] [--kinds "entry 404,…"]`: 20 kinds of fault × 6 remotes. In each case the broken
 * remote must show its panel or its fallback version, and a screen of each other remote must work. Prints a
 * table; fails if a case does.
 */
import { parseArgs } from 'node:util';
import { launchChromium } from '../support/launch-chromium';
import { remoteNames, type RemoteName } from '../support/screens';
import { faultKinds, type Kind } from './fault-kinds';
import { isGood, openTrial, runCase, type FaultCase, type Trial } from './fault-trial';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kinds: { type: 'string' },
    /** Remotes that are broken at the same time, each behind a proxy of its own. */
    lanes: { type: 'string', default: '3' },
  },
});

async function main(): Promise<void> {
  const wanted = values.kinds?.split(',').map((name) => name.trim());
  const kinds = faultKinds.filter(({ name }) => !wanted || wanted.includes(name));
  const named = remoteNames.filter((name) => positionals.includes(name));
  const remotes = named.length > 0 ? named : remoteNames;
  const browser = await launchChromium();
  const trial = await openTrial(browser);
  const cases: FaultCase[] = [];
  const began = Date.now();
  console.log(''.padEnd(26), remotes.map((name) => name.padEnd(18)).join(''));
  try {
    for (const kind of kinds) {
      const row = await tryRow(trial, kind, remotes);
      cases.push(...row);
      console.log(kind.name.padEnd(26), row.map((faultCase) => describe(faultCase).padEnd(18)).join(''));
    }
  } finally {
    await trial.close();
    await browser.close();
  }
  const good = cases.filter(isGood).length;
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`${good} of ${cases.length} cases as promised, in ${minutes} minutes`);
  process.exitCode = good === cases.length && good > 0 ? 0 : 1;
}

/**
 * One kind of fault for each remote. A fault on the wire concerns one proxy only, so those run in parallel.
 */
async function tryRow(trial: Trial, kind: Kind, remotes: RemoteName[]): Promise<FaultCase[]> {
  const waiting = [...remotes];
  const row: FaultCase[] = [];
  const lane = async (): Promise<void> => {
    for (let remote = waiting.shift(); remote; remote = waiting.shift())
      row.push(await runCase(trial, kind, remote));
  };
  const lanes = kind.scope === 'wire' ? Math.max(1, Number(values.lanes)) : 1;
  await Promise.all(Array.from({ length: lanes }, lane));
  return remotes.flatMap((name) => row.find(({ remote }) => remote === name) ?? []);
}

function describe(faultCase: FaultCase): string {
  if (isGood(faultCase)) return `${faultCase.shown} ${faultCase.seconds.toFixed(1)} s`;
  const dead = faultCase.deadOthers.length > 0 ? ` dead: ${faultCase.deadOthers.join(' ')}` : '';
  return `FAILED ${faultCase.shown}${dead}${faultCase.pwned ? ' PWNED' : ''} `;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
