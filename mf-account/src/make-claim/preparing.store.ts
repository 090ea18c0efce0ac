import { makeAutoObservable, ObservableSet, when } from 'mobx';
import { words } from './claiming.words';
import type { PreparedEvidence } from './photo/prepare-evidence';

/** The chosen files that are still in preparation. */
export class PreparingStore {
  readonly files = new ObservableSet<File>();
  /** Progress of the first file, 0 to 100. */
  percent = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor() {
    makeAutoObservable<this, 'queue'>(this, { files: false, queue: false }, { autoBind: true });
  }

  /** Prepares a file after the earlier ones: a phone has memory for one photograph. Null once it was taken out. */
  async add(file: File): Promise<PreparedEvidence | null> {
    this.files.add(file);
    const ready = this.queue.then(() => this.prepare(file));
    this.queue = ready;
    const prepared = await ready;
    return this.takeOut(file) ? prepared : null;
  }

  /** @returns whether the file was in preparation */
  takeOut(file: File): boolean {
    return this.files.delete(file);
  }

  private advance(file: File, share: number): void {
    if (this.files.has(file)) this.percent = Math.round(share * 100);
  }

  private async prepare(file: File): Promise<PreparedEvidence | null> {
    if (!this.files.has(file)) return null;
    this.advance(file, 0);
    try {
      const { prepareEvidence } = await import(
        /* webpackChunkName: "lazy.photo" */ './photo/prepare-evidence'
      );
      if (!this.files.has(file)) return null;
      const taken = when(() => !this.files.has(file)).then(() => null);
      return await Promise.race([taken, prepareEvidence(file, (share) => this.advance(file, share))]);
    } catch {
      return { problem: words.notLoaded(file.name) };
    }
  }
}
