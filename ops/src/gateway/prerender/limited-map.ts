/** Work that is done once and kept, the longest unused first out. Work that failed is not kept. */
export class LimitedMap<Work extends Promise<unknown>> {
  private readonly held = new Map<string, Work>();

  constructor(private readonly limit: number) {}

  open(key: string, make: () => Work): Work {
    const work = this.held.get(key) ?? make();
    this.held.delete(key);
    this.held.set(key, work);
    work.catch(() => this.held.delete(key));
    const [oldest] = this.held.keys();
    if (this.held.size > this.limit && oldest !== undefined) this.held.delete(oldest);
    return work;
  }
}
