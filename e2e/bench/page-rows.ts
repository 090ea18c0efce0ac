import type { Press } from './measure/measure-press';
import type { PageLoad } from './measure/measure-page-load';

/** The measurements of one page. */
export interface PageResult {
  address: string;
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

/** One line of a page's table. */
export interface PageRow {
  name: string;
  digits: number;
  of: { visit: (visit: PageLoad) => number } | { press: (press: Press) => number };
}

const kilobytes =
  (...kinds: (keyof PageLoad['bytes'])[]) =>
  ({ bytes }: PageLoad): number =>
    kinds.reduce((sum, kind) => sum + bytes[kind], 0) / 1000;

/** The lines of every page's table. */
export const pageRows: PageRow[] = [
  { name: 'first paint, ms', digits: 0, of: { visit: ({ firstPaint }) => firstPaint } },
  {
    name: 'largest paint, ms',
    digits: 0,
    of: { visit: ({ largestPaint }) => largestPaint },
  },
  {
    name: 'layout shift',
    digits: 4,
    of: { visit: ({ shift }) => shift },
  },
  { name: 'blocking, ms', digits: 0, of: { visit: ({ blocking }) => blocking } },
  {
    name: 'page alive, ms',
    digits: 0,
    of: { visit: ({ alive }) => alive },
  },
  {
    name: 'task time until alive, ms',
    digits: 0,
    of: { visit: ({ taskTime }) => taskTime },
  },
  { name: 'main button is there, ms', digits: 0, of: { press: ({ there }) => there } },
  {
    name: 'main button answers, ms',
    digits: 0,
    of: { press: ({ answered }) => answered },
  },
  {
    name: 'script, kB',
    digits: 1,
    of: { visit: kilobytes('script') },
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
