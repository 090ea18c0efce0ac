import { HttpError, Resource, type Source } from '@shared/runtime';

/** One thing that several people work on, as the API has it after each change. */
export class RecordStore<Data> {
  private readonly reading: Resource<Data>;

  constructor(
    readonly reference: string,
    read: (reference: string) => Source<Data>,
  ) {
    this.reading = new Resource(() => read(reference));
  }

  get data(): Data | undefined {
    return this.reading.data;
  }

  /** Why there is nothing to show; null while there is something, or it is read. */
  get failure(): unknown {
    return this.data === undefined ? this.reading.failure : null;
  }

  /** Reads it. What is on the screen stays meanwhile, and where it cannot be read. */
  async load(): Promise<void> {
    await (this.data === undefined ? this.reading.load() : this.reading.reload());
  }

  /**
   * Makes a change.
   * @throws the API's error; after a conflict the screen shows what a colleague has made of it
   */
  async change(send: (reference: string) => Promise<Data>): Promise<void> {
    try {
      this.reading.take(await send(this.reference));
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) await this.load();
      throw error;
    }
  }
}
