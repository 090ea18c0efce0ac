import { createContext, runInContext } from 'node:vm';

/** An element that a part's runtime creates: a script, or a link to a style sheet. */
export interface FakeElement {
  tag: string;
  src: string;
  href: string;
  integrity?: string;
  crossOrigin?: string;
  onload?: (event: { type: string; target: FakeElement }) => void;
  onerror?: (event: { type: string; target: FakeElement }) => void;
  [key: string]: unknown;
}

/**
 * Fakes a document in which built scripts run, as far as webpack's runtime needs one. Requests wait in `requested`
 * until a test completes them.
 */
export function fakePage() {
  const requested: FakeElement[] = [];
  const element = (tag: string): FakeElement => {
    const made: FakeElement = {
      tag,
      src: '',
      href: '',
      attributes: {},
      setAttribute: (name: string, value: string) => void (made[name] = value),
      getAttribute: (name: string) => made[name],
      removeAttribute: () => undefined,
    };
    return made;
  };
  const append = (child: FakeElement) => {
    child.parentNode = { removeChild: () => undefined };
    requested.push(child);
  };
  const document = {
    currentScript: null as FakeElement | null,
    head: { appendChild: append },
    createElement: element,
    getElementsByTagName: () => [],
  };
  const page: Record<string, unknown> = {
    document,
    console,
    // Looked up at each call, so that fake timers apply; unref keeps a chunk's timeout from holding the process.
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms).unref(),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    location: { href: 'http://site/' },
  };
  page.self = page;
  page.window = page;
  const context = createContext(page);
  const runScript = (script: FakeElement, source: string): void => {
    document.currentScript = script;
    runInContext(source, context);
    document.currentScript = null;
  };
  return {
    page,
    requested,
    /** Runs an entry as the script element with this address. */
    runEntry(src: string, source: string): FakeElement {
      const script = { ...element('script'), src };
      runScript(script, source);
      return script;
    },
    /** Completes the newest request with a script. */
    arrive(source: string, request = requested.at(-1)): void {
      if (!request) throw new Error('nothing was requested');
      if (request.tag === 'script') runScript(request, source);
      request.onload?.({ type: 'load', target: request });
    },
    /** Fails the newest request. */
    fail(request = requested.at(-1)): void {
      if (!request) throw new Error('nothing was requested');
      request.onerror?.({ type: 'error', target: request });
    },
  };
}
