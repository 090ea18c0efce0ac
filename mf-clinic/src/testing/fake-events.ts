/** Replaces server-sent events: records the page's open streams, and sends events on them. */
export class FakeEvents extends EventTarget {
  static CLOSED = 2;
  static open: FakeEvents[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEvents.open.push(this);
  }

  close(): void {
    this.readyState = FakeEvents.CLOSED;
    FakeEvents.open = FakeEvents.open.filter((other) => other !== this);
  }

  /** Sends an event to every open stream. */
  static send(type: string, data?: unknown): void {
    for (const stream of FakeEvents.open)
      stream.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  /** Replaces the browser's class until the end of the test file. */
  static install(): void {
    FakeEvents.open = [];
    Object.assign(window, { EventSource: FakeEvents });
  }
}
