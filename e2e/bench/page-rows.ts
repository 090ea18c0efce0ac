import type { Press } from './measure/measure-press';
import type { PageLoad } from './measure/measure-page-load';

/** The measurements of one page. */
export interface PageResult {
  address: string;
  who: 'public' | 'account';
  /** The main button and its effect, in words. */
  words: string;
  visits: Record<'floor' | 'monolith' | 'rendered' | 'composed', PageLoad[]>;
  presses: Record<'monolith' | 'rendered' | 'composed', Press[]>;
}

/** The figures of a row; the floor has none for what needs a script. */
export interface Figures {
  floor: number | undefined;
  monolith: number;
  /** The monolith, server-rendered and hydrated as one tree. */
  rendered: number;
  composed: number;
}

/** The limit of a figure (docs/performance.md). */
export interface Target {
  words: string;
  met(figures: Figures): boolean;
}

/** One line of a page's table. */
export interface PageRow {
  name: string;
  digits: number;
  of: { visit: (visit: PageLoad) => number } | { press: (press: Press) => number };
  /** For all pages, or for the public ones. */
  target?: Target;
  publicTarget?: Target;
}

const kilobytes =
  (...kinds: (keyof PageLoad['bytes'])[]) =>
  ({ bytes }: PageLoad): number =>
    kinds.reduce((sum, kind) => sum + bytes[kind], 0) / 1000;

const atMost = (ratio: number, composed: number, other = Number.NaN): boolean => composed <= ratio * other;

/** The lines of every page's table, with its targets. */
export const pageRows: PageRow[] = [
  { name: 'first paint, ms', digits: 0, of: { visit: ({ firstPaint }) => firstPaint } },
  {
    name: 'largest paint, ms',
    digits: 0,
    of: { visit: ({ largestPaint }) => largestPaint },
    publicTarget: {
      words: '≤ 1.3 × floor, ≤ 0.6 × monolith',
      met: ({ composed, floor, monolith }) => atMost(1.3, composed, floor) && atMost(0.6, composed, monolith),
    },
  },
  {
    name: 'layout shift',
    digits: 4,
    of: { visit: ({ shift }) => shift },
    target: { words: '< 0.005', met: ({ composed }) => composed < 0.005 },
  },
  {
    name: 'blocking, ms',
    digits: 0,
    of: { visit: ({ blocking }) => blocking },
    publicTarget: {
      words: '≤ 1.2 × rendered',
      met: ({ composed, rendered }) => atMost(1.2, composed, rendered),
    },
  },
  {
    name: 'page alive, ms',
    digits: 0,
    of: { visit: ({ alive }) => alive },
    publicTarget: {
      words: '≤ 1.15 × rendered',
      met: ({ composed, rendered }) => atMost(1.15, composed, rendered),
    },
  },
  {
    name: 'task time until alive, ms',
    digits: 0,
    of: { visit: ({ taskTime }) => taskTime },
    publicTarget: {
      words: '≤ 1.15 × rendered',
      met: ({ composed, rendered }) => atMost(1.15, composed, rendered),
    },
  },
  { name: 'main button is there, ms', digits: 0, of: { press: ({ there }) => there } },
  {
    name: 'main button answers, ms',
    digits: 0,
    of: { press: ({ answered }) => answered },
    target: {
      words: '≤ 1.1 × monolith',
      met: ({ composed, monolith }) => atMost(1.1, composed, monolith),
    },
    publicTarget: {
      words: '≤ 0.75 × monolith, ≤ 1.15 × rendered',
      met: ({ composed, monolith, rendered }) =>
        atMost(0.75, composed, monolith) && atMost(1.15, composed, rendered),
    },
  },
  {
    name: 'script, kB',
    digits: 1,
    of: { visit: kilobytes('script') },
    target: {
      words: '≤ 1.25 × monolith',
      met: ({ composed, monolith }) => atMost(1.25, composed, monolith),
    },
    publicTarget: {
      words: '≤ 1.25 × monolith, ≤ 190 kB',
      met: ({ composed, monolith }) => atMost(1.25, composed, monolith) && composed <= 190,
    },
  },
  { name: 'style, kB', digits: 1, of: { visit: kilobytes('style') } },
  { name: 'font, kB', digits: 1, of: { visit: kilobytes('font') } },
  { name: 'document, kB', digits: 1, of: { visit: kilobytes('document') } },
  { name: 'picture, kB', digits: 1, of: { visit: kilobytes('image') } },
  { name: 'api, kB', digits: 1, of: { visit: kilobytes('api') } },
  {
    name: 'all, kB',
    digits: 1,
    of: { visit: kilobytes('document', 'script', 'style', 'font', 'image', 'api', 'other') },
  },
  { name: 'requests', digits: 0, of: { visit: ({ requests }) => requests } },
];
