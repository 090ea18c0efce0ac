import { median } from './measure/repeat';
import { pageRows, type Figures, type PageResult, type PageRow } from './page-rows';

/** A table in markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** One page's table: floor, monolith, server-rendered monolith and composed site beside the target. */
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
    'target',
    'met',
  ];
  const rows = pageRows.map((row) => {
    const figures = figuresOf(row, result);
    const target = (result.who === 'public' ? row.publicTarget : undefined) ?? row.target;
    return [
      row.name,
      written(figures.floor, row.digits),
      written(figures.monolith, row.digits),
      written(figures.rendered, row.digits),
      `**${written(figures.composed, row.digits)}**`,
      ratio(figures.composed, figures.floor),
      ratio(figures.composed, figures.monolith),
      ratio(figures.composed, figures.rendered),
      target?.words ?? '',
      target ? (target.met(figures) ? 'yes' : '**no**') : '',
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
export function figuresOf({ of }: PageRow, { visits, presses }: PageResult): Figures {
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
