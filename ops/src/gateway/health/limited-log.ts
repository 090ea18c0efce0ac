import { LRUCache } from 'lru-cache';

const REPEAT_MS = 10 * 60_000;
const MOST_LINES_A_MINUTE = 30;

/**
 * Logs events that strangers can cause: a line once in ten minutes, and a bounded number of different lines a
 * minute. Lines that are left out are counted.
 */
export class LimitedLog {
  private readonly recent = new LRUCache<string, true>({ max: 500, ttl: REPEAT_MS });
  private minute = 0;
  private written = 0;
  private omitted = 0;

  constructor(
    private readonly write: (text: string, fields: object) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param key equal for lines that count as the same */
  say(text: string, fields: object = {}, key = text): void {
    if (this.recent.has(key)) return;
    const minute = Math.floor(this.now() / 60_000);
    if (minute !== this.minute) {
      if (this.omitted > 0) this.write(`${this.omitted} more reports of this kind were not logged`, {});
      this.minute = minute;
      this.written = 0;
      this.omitted = 0;
    }
    if (this.written >= MOST_LINES_A_MINUTE) {
      this.omitted += 1;
      return;
    }
    this.recent.set(key, true);
    this.written += 1;
    this.write(text, fields);
  }
}
