// Plain Node: which specs of e2e/ to run, by the remotes that e2e/visits.json says they visit.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { planGroups } from './plan-groups.mjs';

/** The remotes that each spec visits, by its file name. */
export const readVisits = (repository) =>
  JSON.parse(readFileSync(join(repository, 'e2e', 'visits.json'), 'utf8'));

/** Nothing of these is in the site, nor in what serves it. */
const outsideOfTheSite = /^(?:docs|create-ilera-remote|\.changeset)\/|\.md$|\.test\.[cm]?tsx?$/;

/**
 * Whether a spec can depend on a file. One that is not in e2e/visits.json depends on all.
 * @param visits what `readVisits` returns
 */
export function isInputOfSpec(visits, spec, file) {
  const visited = visits[spec];
  if (!visited) return true;
  const ofOneSpec = /^e2e\/(?:specs\/(.+\.spec)|support\/states\/(.+-states))\.ts$/.exec(file);
  const named = ofOneSpec && `${ofOneSpec[1] ?? `${ofOneSpec[2]}.slow.spec`}.ts`;
  if (ofOneSpec?.[1] || visits[named]) return spec === named;
  const remote = /^(mf-[^/]+)\/src\//.exec(file)?.[1];
  if (outsideOfTheSite.test(file)) return false;
  return !remote || visited.includes('mf-*') || visited.includes(remote);
}

/**
 * The specs to run.
 * @param changed the files that count; undefined: all
 * @param slow whether slow specs run too
 */
export function planBrowserTests({ repository, state, changed, slow }) {
  const visits = readVisits(repository);
  const specs = readdirSync(join(repository, 'e2e', 'specs')).filter((name) => name.endsWith('.spec.ts'));
  const groups = specs.sort().map((spec) => ({
    name: spec,
    files: [spec],
    isInput: (file) => isInputOfSpec(visits, spec, file),
    readsHistory: !visits[spec],
  }));
  return planGroups({ kind: 'browser', groups, state, changed, slow });
}

/** Playwright's argument that chooses exactly this spec. */
export const filterOf = (spec) => `/specs/${spec.replaceAll('.', String.raw`\.`)}$`;

/** What Playwright's result says of each spec. After an error outside of a test no spec has passed. */
export function countSpecs(result) {
  const counts = new Map();
  const visit = (suite, file) => {
    const sum = counts.get(file) ?? { passed: 0, failed: result.errors.length, skipped: 0 };
    for (const { status } of suite.specs.flatMap(({ tests }) => tests)) {
      if (status === 'skipped') sum.skipped += 1;
      else if (status === 'unexpected') sum.failed += 1;
      else sum.passed += 1;
    }
    counts.set(file, sum);
    for (const inner of suite.suites ?? []) visit(inner, file);
  };
  for (const suite of result?.suites ?? []) visit(suite, suite.file);
  return (spec) => counts.get(spec);
}

/** What Playwright's result says of the whole run; a failure where there is none. */
export function countBrowserTests(result) {
  if (!result?.stats) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected, skipped } = result.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}
