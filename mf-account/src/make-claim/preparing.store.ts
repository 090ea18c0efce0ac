import { makeAutoObservable, runInAction } from 'mobx';
import { words } from './claiming.words';
import type { PreparedEvidence } from './photo/prepare-evidence';

/** The chosen files that are still in preparation. */
export class PreparingStore {
  names: string[] = [];
  /** Progress of the first file, 0 to 100. */
  percent = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor() {
    makeAutoObservable<this, 'queue'>(this, { queue: false }, { autoBind: true });
  }

  /** Prepares a file after the earlier ones: a phone has memory for one photograph. */
  add(file: File): Promise<PreparedEvidence> {
    this.names.push(file.name);
    const ready = this.queue.then(() => this.prepare(file));
    this.queue = ready.finally(() => runInAction(() => this.names.shift()));
    return ready;
  }

  advance(share: number): void {
    this.percent = Math.round(share * 100);
  }

  private async prepare(file: File): Promise<PreparedEvidence> {
    this.advance(0);
    try {
      const { prepareEvidence } = await import(
        /* webpackChunkName: "lazy.photo" */ './photo/prepare-evidence'
      );
      return await prepareEvidence(file, this.advance);
    } catch {
      return { problem: words.notLoaded(file.name) };
    }
  }
}
