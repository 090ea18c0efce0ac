import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
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
  id?: number;
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
  private readonly waiting = new Map<number, { key: string; settle: (answer: RendererReply) => void }>();
  /** Runs while the process renders the first waiting page. */
  private timeout: NodeJS.Timeout | undefined;
  private hasStarted = false;
  /** Releases whose script hung within the last minute. */
  private readonly hung = new LRUCache<string, true>({ max: 100, ttl: 60_000 });
  /** Releases whose script the process has. */
  private readonly sent = new Set<string>();
  private last = 0;
  isClosed = false;

  /**
   * @param readScript reads a release's `prerender.cjs`; called once for each process
   * @param heap megabytes that scripts may fill
   */
  constructor(
    private readonly readScript: (release: Release) => Promise<string | undefined>,
    private readonly heap = 256,
  ) {}

  /** Renders a page of a release. @throws where rendering fails or hangs, or too many pages wait */
  async render(release: Release, request: PrerenderRequest): Promise<Prerendered> {
    if (this.waiting.size >= maxWaiting) throw new Error('Too many pages are being rendered');
    const key = `${release.name}@${release.version}`;
    if (this.hung.has(key)) throw new Error(`${key} hung less than a minute ago`);
    const code = this.sent.has(key) ? undefined : await this.readScript(release);
    if (!code && !this.sent.has(key)) throw new Error(`${key} has no prerender script`);
    const reply = await withTimeout(maxWaitMs, this.ask({ key, code, request }));
    if (!reply.page) throw new Error(`${key}: ${reply.error ?? 'no page'}`);
    return reply.page;
  }

  /** Ends the process for good: running and later renderings fail. */
  close(): void {
    this.isClosed = true;
    this.end('The renderer is closed');
  }

  private end(error: string): void {
    const { worker } = this;
    this.worker = undefined;
    this.hasStarted = false;
    clearTimeout(this.timeout);
    this.sent.clear();
    worker?.kill('SIGKILL');
    for (const { settle } of this.waiting.values()) settle({ error });
  }

  private async ask(message: {
    key: string;
    code: string | undefined;
    request: PrerenderRequest;
  }): Promise<RendererReply> {
    if (this.isClosed) throw new Error('The renderer is closed');
    const id = ++this.last;
    const worker = (this.worker ??= this.start());
    this.sent.add(message.key);
    return new Promise((resolve) => {
      const settle = (reply: RendererReply) => {
        this.waiting.delete(id);
        resolve(reply);
      };
      this.waiting.set(id, { key: message.key, settle });
      if (this.waiting.size === 1) this.awaitPage(worker);
      worker.send({ id, ...message }, (error) => error && this.giveUp(worker, String(error)));
    });
  }

  /** Ends the process if the first waiting page hangs; pages are rendered one by one. */
  private awaitPage(worker: ChildProcess): void {
    clearTimeout(this.timeout);
    const [first] = this.waiting.values();
    if (!first) return;
    const { hasStarted } = this;
    this.timeout = setTimeout(
      () => {
        // The start of a process is no release's fault.
        if (hasStarted) this.hung.set(first.key, true);
        this.giveUp(worker, 'A page took too long');
      },
      hasStarted ? renderTimeoutMs : startTimeoutMs,
    );
    this.timeout.unref();
  }

  private start(): ChildProcess {
    const worker = fork(script, [], {
      env: {},
      ...withMemory(this.heap + nonHeapMegabytes, [...permissions, `--max-old-space-size=${this.heap}`]),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    worker.unref();
    worker.channel?.unref();
    worker.on('message', (reply: RendererReply) => {
      // The message may hold what a visitor typed, so only the name of a script's error goes on.
      if (reply.error) reply.error = /^(?:[A-Z]\w{0,40})?Error(?=:|$)/.exec(reply.error)?.[0] ?? 'no error';
      if (this.worker !== worker) return;
      this.hasStarted = true;
      if (reply.id !== undefined) this.waiting.get(reply.id)?.settle(reply);
      this.awaitPage(worker);
    });
    worker.on('error', (error) => this.giveUp(worker, String(error)));
    worker.on('exit', () => this.giveUp(worker, 'The process ended'));
    return worker;
  }

  /** Ends a process that hangs or has crashed; the next page starts another. */
  private giveUp(worker: ChildProcess, error: string): void {
    if (this.worker === worker) this.end(error);
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
