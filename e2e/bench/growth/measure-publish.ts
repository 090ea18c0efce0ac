import { publish } from '../../../ops/src/testing/change-store';
import { median } from '../measure/repeat';
import type { GrownSite } from './grow-store';

const runs = 3;

/** Milliseconds in which a built remote is checked, uploaded and made live: the median of three. */
export async function measurePublish({ ledger, parts }: GrownSite): Promise<number> {
  const plans = parts.find(({ name }) => name === 'mf-plans');
  if (!plans) throw new Error('mf-plans is not built');
  const taken: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const version = `9.0.${run}-be0c0002`;
    const next = { ...plans, version, release: { ...plans.release, version } };
    const began = performance.now();
    await publish({ ledger, parts: [next], by: 'bench', reason: 'growth' });
    taken.push(performance.now() - began);
  }
  return median(taken);
}
