import { keepForNext, keepPrefetched } from './answers';

/** The first reads of pages that somebody is about to open; of each call one request at a time. */
export class Prefetches {
  /** By call; undefined comes where one fails. */
  private readonly underWay = new Map<string, Promise<unknown>>();

  /** @param send sends a GET once, by its path and query */
  constructor(private readonly send: (call: string) => Promise<unknown>) {}

  /** What a prefetch under way will bring, undefined where it fails; undefined at once where none is under way. */
  answerTo(call: string): Promise<unknown> | undefined {
    return this.underWay.get(call);
  }

  /** Prefetches what no fresh answer is kept of. A failure is silent, because the page makes the request again. */
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
