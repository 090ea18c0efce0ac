import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { words } from './claiming.words';
import type { EvidenceList } from './photo/evidence-list';
import type { PreparedEvidence } from './photo/prepare-evidence';

/** The chosen files that are not ready yet, and the list of files, whose code is loaded with the first one. */
export class PreparingStore {
  names: string[] = [];
  /** How much of the first of them is done, 0 to 100. */
  percent = 0;
  List: typeof EvidenceList | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor() {
    makeAutoObservable<this, 'queue'>(this, { List: observableRef, queue: false }, { autoBind: true });
  }

  /** Makes a file ready, after those before it: a phone has memory for one photograph. */
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
      const [{ EvidenceList }, { prepareEvidence }] = await Promise.all([
        import(/* webpackChunkName: "lazy.photo" */ './photo/evidence-list'),
        import(/* webpackChunkName: "lazy.photo" */ './photo/prepare-evidence'),
      ]);
      runInAction(() => {
        this.List = EvidenceList;
      });
      return await prepareEvidence(file, this.advance);
    } catch {
      return { problem: words.notLoaded(file.name) };
    }
  }
}
