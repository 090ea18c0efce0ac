import { makeAutoObservable, runInAction } from 'mobx';
import { prepareEvidence } from './prepare-evidence';

/** The chosen files that are not ready yet. */
export class PreparingStore {
  names: string[] = [];
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly prepare = prepareEvidence) {
    makeAutoObservable<this, 'prepare' | 'queue'>(this, { prepare: false, queue: false }, { autoBind: true });
  }

  /** Makes a file ready, after those before it: a phone has memory for one photograph. */
  add(file: File): ReturnType<typeof prepareEvidence> {
    this.names.push(file.name);
    const ready = this.queue.then(() => this.prepare(file));
    this.queue = ready.finally(() => runInAction(() => this.names.shift()));
    return ready;
  }
}
