import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { type Prerendered, type PrerenderRequest, type Release, withTimeout } from '@ilera/contracts';

/** A page takes some tens of milliseconds; a script that renders one for so long hangs. */
const renderTimeoutMs = 4_000;
const startTimeoutMs = 30_000;
/** Time for which a page load waits for its turn and its page; afterwards the browser renders the page. */
const maxWaitMs = 8_000;
/** Memory of Node.js itself, young objects and buffers, of which a start takes 80 megabytes. */
export const nonHeapMegabytes = 192;
/** Page loads that may wait for the process; scripts render the pages of further ones in the browser. */
const maxWaiting = 32;

interface RendererReply {
  /** Unset in the message of a process that has started. */
  page?: Prerendered;
  error?: string;
}

/** The process may read its own script, and nothing else on this machine. */
const script = fileURLToPath(new URL('./worker.mjs', import.meta.url));
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const permissions = [permission, `--allow-fs-read=${script}`, '--no-warnings'];

/**
 * Renders pages with the `prerender.cjs` of each part in a separate process (worker.mjs) without environment and files, so
 * that no remote's code can block the gateway or read its keys.
 */
export class RenderProcess {
  private worker: ChildProcess | undefined;
  /** Releases whose script the process has. */
  private readonly sent = new Set<string>();
  /** Releases whose script hung within the last minute. */
  private readonly hung = new LRUCache<string, true>({ max: 100, ttl: 60_000 });
  private waiting = 0;
  /** Settles once the process is free: a script has state of the page that it renders. */
  private turn: Promise<unknown> = Promise.resolve();
  isClosed = false;

  /**
   * @param readScript reads a release's `prerender.cjs`, for each page: from a cache
   * @param heap megabytes that scripts may fill
   */
  constructor(
    private readonly readScript: (release: Release) => Promise<string | undefined>,
    private readonly heap = 256,
  ) {}

  /** Renders a page of a release. @throws where rendering fails or hangs, or too many pages wait */
  async render(release: Release, request: PrerenderRequest): Promise<Prerendered> {
    const key = `${release.name}@${release.version}`;
    const code = await this.readScript(release);
    if (!code) throw new Error(`${key} has no prerender script`);
    if (this.waiting >= maxWaiting) throw new Error('Too many pages are being rendered');
    this.waiting += 1;
    const deadline = Date.now() + maxWaitMs;
    const rendered = this.turn.then(() => {
      // The browser renders the page by now.
      if (Date.now() > deadline) throw new Error(`${key} waited too long`);
      return this.renderInTurn(key, code, request);
    });
    this.turn = rendered.catch(() => undefined).finally(() => (this.waiting -= 1));
    return withTimeout(maxWaitMs, rendered);
  }

  /** Ends the process for good: running and later renderings fail. */
  close(): void {
    this.isClosed = true;
    this.end();
  }

  private end(): void {
    this.worker?.kill('SIGKILL');
    this.worker = undefined;
  }

  private async renderInTurn(key: string, code: string, request: PrerenderRequest): Promise<Prerendered> {
    if (this.hung.has(key)) throw new Error(`${key} hung less than a minute ago`);
    const worker = this.worker ?? (await this.start());
    const answer = once(worker, 'message');
    worker.send({ key, code: this.sent.has(key) ? undefined : code, request });
    this.sent.add(key);
    const [{ page, error = '' }] = (await withTimeout(renderTimeoutMs, answer, () => {
      this.hung.set(key, true);
      this.end();
      return new Error(`${key} took too long`);
    })) as [RendererReply];
    // The message may hold what a visitor typed, so only the name of a script's error goes on.
    if (!page) throw new Error(`${key}: ${/^(?:[A-Z]\w{0,40})?Error(?=:|$)/.exec(error)?.[0] ?? 'no page'}`);
    return page;
  }

  /** Starts a process, whose slow start is no release's fault. @throws where it does not start */
  private async start(): Promise<ChildProcess> {
    if (this.isClosed) throw new Error('The renderer is closed');
    const worker = fork(script, [], {
      env: {},
      ...withMemory(this.heap + nonHeapMegabytes, [...permissions, `--max-old-space-size=${this.heap}`]),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    worker.unref();
    worker.channel?.unref();
    this.worker = worker;
    this.sent.clear();
    // The next page starts another process. A rendering that waits for a message fails by the error.
    worker.on('error', () => {
      worker.kill('SIGKILL');
      if (this.worker === worker) this.worker = undefined;
    });
    worker.on('exit', () => worker.emit('error', new Error('The process ended')));
    await withTimeout(startTimeoutMs, once(worker, 'message'), () => {
      this.end();
      return new Error('The process did not start');
    });
    return worker;
  }
}

/**
 * Options that limit the writable memory of a Node.js process, because the heap's limit does not bound buffers. Only a
 * shell can set the limit, and only Linux enforces it.
 */
function withMemory(megabytes: number, execArgv: string[]): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  if (process.platform !== 'linux') return { execArgv };
  const limited = `ulimit -d ${megabytes * 1024}; exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', limited, process.execPath, ...execArgv] };
}
