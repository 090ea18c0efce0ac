import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { words } from './claiming.words';
import type * as Parts from './photo/evidence-parts';

type Prepared = Awaited<ReturnType<typeof Parts.prepareEvidence>>;

/** The chosen files that are not ready yet, and the code for files, which is loaded with the first one. */
export class PreparingStore {
  names: string[] = [];
  parts: typeof Parts | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor() {
    makeAutoObservable<this, 'queue'>(this, { parts: observableRef, queue: false }, { autoBind: true });
  }

  /** Makes a file ready, after those before it: a phone has memory for one photograph. */
  add(file: File): Promise<Prepared> {
    this.names.push(file.name);
    const ready = this.queue.then(() => this.prepare(file));
    this.queue = ready.finally(() => runInAction(() => this.names.shift()));
    return ready;
  }

  private async prepare(file: File): Promise<Prepared> {
    try {
      const parts = await import(/* webpackChunkName: "lazy.photo" */ './photo/evidence-parts');
      runInAction(() => {
        this.parts = parts;
      });
      return await parts.prepareEvidence(file);
    } catch {
      return { problem: words.notLoaded(file.name) };
    }
  }
}
