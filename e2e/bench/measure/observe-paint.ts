/** What the observers in the page have recorded; `__bench` in the page. */
export interface PaintRecord {
  /** When the document had loaded; infinite until then. */
  loaded: number;
  /** When React first had the page's heading; NaN until then. */
  alive: number;
  largest: number;
  /** The element of the largest paint, for people. */
  largestIs: string;
  shifts: { at: number; value: number; of: string }[];
  tasks: { start: number; end: number }[];
}

declare global {
  var __bench: PaintRecord;
}

/** Runs in the page before its first script. */
export function observePaint(): void {
  const seen: PaintRecord = {
    loaded: Infinity,
    alive: NaN,
    largest: 0,
    largestIs: '',
    shifts: [],
    tasks: [],
  };
  globalThis.__bench = seen;
  addEventListener('load', () => (seen.loaded = performance.now()));
  const nameOf = (node: Node | null | undefined): string =>
    node instanceof Element ? `${node.localName} "${(node.textContent ?? '').trim().slice(0, 40)}"` : '';
  const watch = <E extends PerformanceEntry>(type: string, note: (entry: E) => void): void =>
    new PerformanceObserver((list) => (list.getEntries() as E[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  watch<PerformanceEntry & { element?: Element }>('largest-contentful-paint', ({ startTime, element }) => {
    seen.largest = startTime;
    seen.largestIs = nameOf(element);
  });
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] }>(
    'layout-shift',
    ({ startTime, value, hadRecentInput, sources }) => {
      if (!hadRecentInput) seen.shifts.push({ at: startTime, value, of: nameOf(sources?.[0]?.node) });
    },
  );
  const look = (): void => {
    const heading = document.querySelector('h1');
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) {
      seen.alive = performance.now();
      console.debug('bench: alive');
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('DOMContentLoaded', () => {
    if (document.scripts.length === 0) console.debug('bench: no scripts');
  });
  watch('longtask', ({ startTime, duration }) =>
    seen.tasks.push({ start: startTime, end: startTime + duration }),
  );
}
