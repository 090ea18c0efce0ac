import { keepForNext, keepPrefetched } from './answers';

/** Prefetches the first reads of pages that the visitor is about to open; one request per call at a time. */
export class Prefetches {
  /** Keyed by call; resolves to undefined if the prefetch fails. */
  private readonly underWay = new Map<string, Promise<unknown>>();

  /** @param send sends a GET once, by path and query */
  constructor(private readonly send: (call: string) => Promise<unknown>) {}

  /** The answer of a running prefetch, undefined if it fails; undefined at once if none is running. */
  answerTo(call: string): Promise<unknown> | undefined {
    return this.underWay.get(call);
  }

  /** Prefetches a call without a fresh answer. A failure stays silent, because the page repeats the request. */
  async start(call: string): Promise<void> {
    if (keepForNext(call)) return;
    const answer = this.underWay.get(call) ?? this.fetch(call);
    this.underWay.set(call, answer);
    await answer;
  }

  private async fetch(call: string): Promise<unknown> {
    try {
      const body = await this.send(call);
      keepPrefetched(call, body);
      return body;
    } catch {
      // The page repeats the request and shows its failure.
      return undefined;
    } finally {
      this.underWay.delete(call);
    }
  }
}
