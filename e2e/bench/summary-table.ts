import { pageRows, type Figures, type PageResult } from './page-rows';
import { figuresOf, table, written } from './page-table';

/** A figure's short name, the name of its row, and what it is divided by. */
const columns: [head: string, row: string, by: (keyof Figures)[]][] = [
  ['paint', 'largest paint, ms', ['floor', 'monolith']],
  ['shift', 'layout shift', []],
  ['blocking', 'blocking, ms', ['rendered']],
  ['alive', 'page alive, ms', ['rendered']],
  ['task time', 'task time until alive, ms', ['rendered']],
  ['button', 'main button answers, ms', ['monolith', 'rendered']],
  ['script, kB', 'script, kB', ['monolith']],
];

/**
 * All pages at a glance: the composed site's figure, and what it is of the other ways; bold where a target is
 * missed.
 */
export function summaryTable(results: PageResult[]): string {
  const rows = results.map((result) => [
    `\`${result.address}\``,
    ...columns.flatMap(([, name, ways]) => listCells(result, name, ways)),
  ]);
  const head = columns.flatMap(([short, , ways]) => [short, ...ways.map((way) => `÷ ${way}`)]);
  return table(['page', ...head], rows);
}

function listCells(result: PageResult, name: string, ways: (keyof Figures)[]): string[] {
  const row = pageRows.find((one) => one.name === name);
  if (!row) throw new Error(`No row is named ${name}`);
  const figures = figuresOf(row, result);
  const target = (result.who === 'public' ? row.publicTarget : undefined) ?? row.target;
  const own = written(figures.composed, row.digits);
  return [
    target && !target.met(figures) ? `**${own}**` : own,
    ...ways.map((way) => written(figures.composed / (figures[way] || Number.NaN), 2)),
  ];
}
