import { median } from './measure/repeat';
import { pageRows, type Figures, type PageResult, type PageRow } from './page-rows';

/** A table in markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** One page's table: floor, monolith, server-rendered monolith and composed site. */
export function pageTable(result: PageResult): string {
  const head = [
    `\`${result.address}\``,
    'floor',
    'monolith',
    'rendered',
    'composed',
    '÷ floor',
    '÷ monolith',
    '÷ rendered',
  ];
  const rows = pageRows.map((row) => {
    const figures = figuresOf(row, result);
    return [
      row.name,
      written(figures.floor, row.digits),
      written(figures.monolith, row.digits),
      written(figures.rendered, row.digits),
      `**${written(figures.composed, row.digits)}**`,
      ratio(figures.composed, figures.floor),
      ratio(figures.composed, figures.monolith),
      ratio(figures.composed, figures.rendered),
    ];
  });
  const last = result.visits.composed.at(-1);
  return [
    table(head, rows),
    '',
    `Main button: ${result.words}. Largest paint: ${last?.largestIs ?? 'none'}.`,
    ...(last?.shifted ?? []).map((shift) => `Shifted: ${shift}.`),
  ].join('\n');
}

/** The medians of a row. */
function figuresOf({ of }: PageRow, { visits, presses }: PageResult): Figures {
  if ('press' in of)
    return {
      floor: undefined,
      monolith: median(presses.monolith.map(of.press)),
      rendered: median(presses.rendered.map(of.press)),
      composed: median(presses.composed.map(of.press)),
    };
  return {
    floor: median(visits.floor.map(of.visit)),
    monolith: median(visits.monolith.map(of.visit)),
    rendered: median(visits.rendered.map(of.visit)),
    composed: median(visits.composed.map(of.visit)),
  };
}

/** A figure for a cell; a dash where there is none. */
export const written = (value: number | undefined, digits: number): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);

const ratio = (value: number, by: number | undefined): string => (by ? (value / by).toFixed(2) : '–');

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

/** All pages at a glance: the composed site's figure, and what it is of the other ways. */
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
  return [
    written(figures.composed, row.digits),
    ...ways.map((way) => written(figures.composed / (figures[way] || Number.NaN), 2)),
  ];
}
