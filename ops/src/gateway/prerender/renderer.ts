import { Worker } from 'node:worker_threads';
import type { Prerendered, PrerenderRequest, Release } from '@shared/contracts';

/** A page takes some tens of milliseconds; a script that needs this long hangs. */
const TIME_LIMIT_MS = 3_000;
/** With more waiting, the page that the build rendered is served instead. */
const MOST_WAITING = 8;

interface RendererReply {
  id: number;
  page?: Prerendered;
  error?: string;
  /** The thread does not have this script yet. */
  unknown?: true;
}

/** Why a page was not rendered; the document is then served without it. */
export class NotRendered extends Error {
  override readonly name = 'NotRendered';
}

/** Renders pages in a thread of their own, so that no remote's code can block the gateway. */
export class Renderer {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, (answer: RendererReply) => void>();
  private last = 0;

  /** @param readScript reads a release's `prerender.cjs`; called once for each thread */
  constructor(private readonly readScript: (release: Release) => Promise<string | undefined>) {}

  /** Renders a page of a release. Throws NotRendered when that fails, takes too long, or too many are waiting. */
  async render(release: Release, request: PrerenderRequest): Promise<Prerendered> {
    if (this.waiting.size >= MOST_WAITING) throw new NotRendered('Too many pages are being rendered');
    const key = `${release.name}@${release.version}`;
    let reply = await this.ask({ key, request });
    if (reply.unknown) {
      const code = await this.readScript(release);
      if (!code) throw new NotRendered(`${key} has no prerender script`);
      reply = await this.ask({ key, code, request });
    }
    if (!reply.page) throw new NotRendered(`${key}: ${reply.error ?? 'no page'}`);
    return reply.page;
  }

  close(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }

  private ask(message: { key: string; code?: string; request: PrerenderRequest }): Promise<RendererReply> {
    const id = ++this.last;
    const worker = (this.worker ??= this.start());
    return new Promise((resolve) => {
      const timeout = setTimeout(() => this.giveUp(worker, 'A page took too long'), TIME_LIMIT_MS);
      timeout.unref();
      this.waiting.set(id, (reply) => {
        clearTimeout(timeout);
        this.waiting.delete(id);
        resolve(reply);
      });
      worker.postMessage({ id, ...message });
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    worker.on('message', (reply: RendererReply) => this.waiting.get(reply.id)?.(reply));
    worker.on('error', (error) => this.giveUp(worker, String(error)));
    worker.on('exit', () => this.giveUp(worker, 'The thread ended'));
    return worker;
  }

  /** Ends a thread that hangs or has crashed; the next page starts another. */
  private giveUp(worker: Worker, error: string): void {
    if (this.worker !== worker) return;
    this.close();
    for (const [id, settle] of this.waiting) settle({ id, error });
  }
}
