import { LRUCache } from 'lru-cache';
import type { Preview } from '@shared/contracts';
import type { Prerenderer } from './prerenderer';

/** Beyond these, the process of the preview that was seen longest ago ends. */
export const mostPreviews = 2;
/** Megabytes of JavaScript's heap; ops/deploy/kubernetes/gateway.yaml has room for all processes. */
export const heap = { live: 256, preview: 128 };
/** Milliseconds after its last page at which a preview's process ends. */
const idleFor = 5 * 60_000;

/**
 * The prerenderer of live pages, and one with a process of its own for each preview, so that a candidate's
 * script reaches no page of another visit.
 */
export class Prerenderers {
  private readonly live: Prerenderer;
  private readonly previews = new LRUCache<string, Prerenderer>({
    max: mostPreviews,
    ttl: idleFor,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (prerenderer) => prerenderer.close(),
  });

  /** @param make a prerenderer with a process of its own, and so many megabytes */
  constructor(private readonly make: (heap: number) => Prerenderer) {
    this.live = make(heap.live);
  }

  /** The prerenderer of a preview, or of what is live. */
  of(preview?: Pick<Preview, 'id' | 'at'>): Prerenderer {
    if (!preview) return this.live;
    const key = `${preview.id} ${preview.at}`;
    const prerenderer = this.previews.get(key) ?? this.make(heap.preview);
    this.previews.set(key, prerenderer);
    return prerenderer;
  }

  close(): void {
    this.live.close();
    this.previews.clear();
  }
}
