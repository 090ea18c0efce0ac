import {
  action,
  makeAutoObservable,
  observableRef,
  onBecomeObserved,
  onBecomeUnobserved,
  runInAction,
} from 'mobx';
import { useLayoutEffect, useRef, useState } from 'react';
import { isMissing, isRefused, mayHaveHappened, MissingError } from '../api/errors';

/** Something to read: what the page knows of it already, and the request for it. */
export interface Source<Data> {
  /** The call's path: whoever changes what it reads names it. */
  readonly path: string;
  /** Null where the document knows that there is nothing, undefined where it does not know. */
  known(): Data | null | undefined;
  load(signal: AbortSignal): Promise<Data>;
}

/** The resources that a screen reads at present. */
const shown = new Set<Resource<unknown, never>>();

/** Loads again what is shown and reads one of these calls. */
export function reloadAll(calls: readonly { path: string }[]): void {
  for (const resource of shownOf(calls)) void resource.reload();
}

/** Loads again what is shown and reads one of these calls, after a change that failed; what is shown stays where the load fails too. */
export function refreshAll(calls: readonly { path: string }[]): void {
  for (const resource of shownOf(calls)) void resource.refresh();
}

const shownOf = (calls: readonly { path: string }[]) =>
  [...shown].filter((resource) => calls.some(({ path }) => resource.reads(path)));

/** Data of the API on a screen. A later request replaces an earlier one, whose response is ignored. */
export class Resource<Data, Asked extends readonly unknown[] = []> {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  data: Data | undefined = undefined;
  failure: unknown = null;
  private source: Source<Data> | null = null;
  private request: AbortController | null = null;

  /**
   * @param sourceOf what is read for what is asked
   * @param keeps whether the data stays while something else is loaded, as the rows of a page do
   */
  constructor(
    private readonly sourceOf: (...asked: Asked) => Source<Data>,
    private readonly keeps = false,
  ) {
    makeAutoObservable<this, 'source' | 'request' | 'sourceOf' | 'keeps'>(
      this,
      {
        // MobX would infer no action from a call during a rendering, where `show` is called first.
        show: action,
        data: observableRef,
        failure: observableRef,
        source: false,
        request: false,
        sourceOf: false,
        keeps: false,
      },
      { autoBind: true },
    );
    onBecomeObserved(this, 'status', () => shown.add(this));
    onBecomeUnobserved(this, 'status', () => shown.delete(this));
  }

  /** Whether the load failed because there is no such thing. */
  get isMissing(): boolean {
    return this.status === 'failed' && isMissing(this.failure);
  }

  /** Begins with what the page knows: as the first rendering does. False where a request is needed. */
  show(...asked: Asked): boolean {
    this.stop();
    this.source = this.sourceOf(...asked);
    const known = this.source.known();
    if (known !== undefined || !this.keeps) this.data = known ?? undefined;
    this.failure = known === null ? new MissingError('The document says that there is none') : null;
    this.status = known === undefined ? 'loading' : known === null ? 'failed' : 'ready';
    return known !== undefined;
  }

  /**
   * Shows what is asked for, with a request where the page does not know it. False where the response came too late: something else was
   * asked, or the screen was left.
   */
  async load(...asked: Asked): Promise<boolean> {
    return this.show(...asked) || this.fetch();
  }

  /** Loads again. What is shown stays until the response arrives. */
  async reload(): Promise<boolean> {
    if (this.status !== 'ready') this.status = 'loading';
    return this.fetch();
  }

  /** Loads again; what is shown stays where the load fails. */
  async refresh(): Promise<boolean> {
    return this.status === 'ready' ? this.fetch({}) : this.reload();
  }

  /** Shows what a change gave back. A response that is still on its way is older, and ignored. */
  take(data: Data): void {
    this.stop();
    Object.assign(this, { data, failure: null, status: 'ready' });
  }

  /**
   * Takes what a change gives back.
   * @throws why the change failed; where it was refused, what the API has by now is shown first, and later where it may
   * have happened
   */
  async change(sent: Promise<Data>): Promise<void> {
    try {
      this.take(await sent);
    } catch (failure) {
      if (isRefused(failure)) await this.refresh();
      else if (mayHaveHappened(failure)) void this.refresh();
      throw failure;
    }
  }

  /** Aborts the request: the screen is left. */
  stop(): void {
    this.request?.abort();
    this.request = null;
  }

  /** Waits for a load to come: what is shown no longer fits. */
  expire(): void {
    this.stop();
    this.status = 'loading';
  }

  /** Stops, and shows nothing until the next load. */
  clear(): void {
    this.stop();
    this.status = 'idle';
    this.data = undefined;
  }

  /** Whether the resource reads a call. */
  reads(path: string): boolean {
    return this.source?.path === path;
  }

  /** @param failed what is shown where it failed, in place of why */
  private async fetch(failed?: object): Promise<boolean> {
    if (!this.source) return false;
    this.request?.abort();
    const request = (this.request = new AbortController());
    const finish = (outcome: object) =>
      runInAction(() => {
        const counts = this.request === request;
        if (counts) Object.assign(this, outcome);
        return counts;
      });
    try {
      const data = await this.source.load(request.signal);
      return finish({ data, failure: null, status: 'ready' });
    } catch (failure) {
      return finish(failed ?? { failure, status: 'failed' });
    }
  }
}

/**
 * A resource for as long as the component is shown, loaded for what is asked. It begins with what the document knows, so
 * that the first rendering is the prerendered one (docs/adr/0007).
 * @param sourceOf takes all that it needs as arguments: the first one given stays
 * @param asked null where nothing is to be read
 */
export function useResource<Data, Asked extends readonly (string | number | boolean | undefined)[]>(
  sourceOf: (...asked: Asked) => Source<Data>,
  asked: Asked | null,
  keeps = false,
): Resource<Data, Asked> {
  const [resource] = useState(() => {
    const first = new Resource(sourceOf, keeps);
    if (asked) first.show(...asked);
    return first;
  });
  const question = JSON.stringify(asked);
  const known = useRef(resource.status === 'ready' ? question : undefined);
  // Before the browser paints, so that nobody sees the rows of what was asked before.
  useLayoutEffect(() => {
    if (!asked) return resource.clear();
    // The first rendering has shown what is known; to show it again would render the page twice.
    if (known.current !== question) void resource.load(...asked);
    known.current = undefined;
    return resource.stop;
    // oxlint-disable-next-line react/exhaustive-deps -- a list is another one each time; what is in it counts
  }, [resource, question]);
  return resource;
}
