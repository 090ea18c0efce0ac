// Plain Node: of groups of tests, the ones to run: those that a change can affect and whose result is not
// kept.
import { hashInputs } from './kept-results.mjs';

/** Slow tests run with `--all` only: their files are called `x.slow.test.ts` or `x.slow.spec.ts`. */
export const isSlow = (file) => /\.slow\.(?:test|spec)\.[jt]sx?$/.test(file);

const none = { passed: 0, failed: 0, skipped: 0, kept: 0 };

/**
 * @param groups by name: the files of the tests, what the tests can depend on, whether they read the history
 * @param state what results are kept by; undefined: none are
 * @param changed the files that count; undefined: all
 * @param slow whether slow groups run too
 * @returns the files to run (undefined: all), how many slow ones are left out, what was kept, and how to keep
 *   the results of this run
 */
export function planGroups({ kind, groups, state, changed, slow }) {
  const kept = { ...none };
  let leftOut = 0;
  const running = [];
  for (const group of groups) {
    if (changed && !changed.some(group.isInput)) continue;
    if (!slow && group.files.some(isSlow)) {
      leftOut += group.files.length;
      continue;
    }
    const name = `${kind} ${group.name}`;
    const ofGroup = `${name} ${group.readsHistory ? state?.history : ''}`;
    const inputs = state && hashInputs(state.files, state.machine, ofGroup, group.isInput);
    const counts = state && !state.force ? state.results.read(name, inputs) : undefined;
    if (!counts) running.push({ ...group, name, inputs });
    else add(kept, { ...counts, kept: counts.passed });
  }
  /** @param countsOf what passed and failed of a file; undefined where it did not run */
  const keep = (countsOf) => {
    for (const { name, files, inputs } of running) {
      const counts = files.map(countsOf);
      const whole = counts.every((ofFile) => ofFile && ofFile.failed === 0);
      state?.results.write(name, inputs, whole ? counts.reduce(add, { ...none }) : none);
    }
  };
  const all = running.length === groups.length;
  return { files: all ? undefined : running.flatMap(({ files }) => files), leftOut, kept, keep };
}

function add(sum, counts) {
  for (const key of Object.keys(none)) sum[key] += counts[key] ?? 0;
  return sum;
}
