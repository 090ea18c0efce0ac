// Plain Node: the table at the end of `npm test`, and one of several parts of the tests.
import { readFileSync } from 'node:fs';

const keys = ['passed', 'failed', 'skipped', 'kept'];

/** Counts in words; `kept` ones are among those that passed. */
export function inWords({ passed, failed, skipped, kept }) {
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped ? [`${skipped} skipped`] : []),
    ...(kept ? [`${kept} kept`] : []),
  ].join(', ');
}

/** How many files of slow tests a run has left out; undefined where none. @param rows with `leftOut` of each */
export function leftOutInWords(rows) {
  const files = rows.reduce((all, { leftOut = 0 }) => all + leftOut, 0);
  return files > 0 ? `Slow tests left out: ${files} files. \`npm test -- --all\` runs them.` : undefined;
}

/** The table of a run, a line for each step. @param rows step, seconds and counts of each */
export const writeTable = (rows) =>
  rows.map(
    ({ step, seconds, ...counts }) =>
      `${step.padEnd(14)} ${String(seconds).padStart(5)} s   ${inWords(counts)}`,
  );

export function sum(rows) {
  return Object.fromEntries(keys.map((key) => [key, rows.reduce((all, row) => all + (row[key] ?? 0), 0)]));
}

/**
 * The rows of a whole run from the reports of its parts (`--report`), which may have run at the same time.
 * @throws where a part is missing or there twice, or only some have slow tests
 */
export function mergeReports(reports) {
  const parts = Number(reports[0]?.shard.split('/')[1]);
  const wanted = Array.from({ length: parts }, (_, index) => `${index + 1}/${parts}`);
  const found = reports.map(({ shard }) => shard);
  if (!parts || wanted.toString() !== [...found].sort(byPart).toString())
    throw new Error(`Expected the reports of ${wanted.join(', ') || 'parts'}, found ${found.join(', ')}.`);
  if (new Set(reports.map(({ all = false }) => all)).size > 1)
    throw new Error('Some parts ran with --all and some without: together they are neither.');
  const rows = reports.flatMap((report) => report.rows);
  return [...new Set(rows.map(({ step }) => step))].map((step) => {
    const ofStep = rows.filter((row) => row.step === step);
    const most = (key) => Math.max(...ofStep.map((row) => row[key] ?? 0));
    return { step, seconds: most('seconds'), leftOut: most('leftOut'), ...sum(ofStep) };
  });
}

const byPart = (a, b) => parseInt(a) - parseInt(b);

export const readReports = (files) => files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
