/** Limits guessing: so many attempts a minute from one address. */
export class TryCounter {
  private readonly tries = new Map<string, { count: number; until: number }>();

  constructor(
    private readonly most = 5,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts an attempt; true when it is allowed. */
  take(address: string): boolean {
    const known = this.tries.get(address);
    const entry = known && known.until > this.now() ? known : { count: 0, until: this.now() + 60_000 };
    entry.count += 1;
    this.tries.set(address, entry);
    const [oldest] = this.tries.keys();
    if (this.tries.size > 10_000 && oldest) this.tries.delete(oldest);
    return entry.count <= this.most;
  }
}
