import { action, makeAutoObservable, observableRef, onBecomeObserved, onBecomeUnobserved } from 'mobx';
import { useLayoutEffect, useRef, useState } from 'react';
import { isMissing, isRefused, mayHaveHappened, MissingError } from '../api/errors';

/** A source of data: the part that the page already has, and the request. */
export interface Source<Data> {
  /** The path of the call, by which changes name stale data. */
  readonly path: string;
  /** The page's data; null if the API has none, undefined if only a request can tell. */
  known(): Data | null | undefined;
  load(signal: AbortSignal): Promise<Data>;
}

/** The resources that a screen currently reads. */
const shownResources = new Set<Resource<unknown, never>>();

/** Reloads the resources on the screen that read one of these calls. */
export function reloadAll(calls: readonly { path: string }[]): void {
  for (const resource of shownOf(calls)) void resource.reload();
}

/** Reloads resources after a failed change: if the reload fails too, the screen keeps its data. */
export function refreshAll(calls: readonly { path: string }[]): void {
  for (const resource of shownOf(calls)) void resource.refresh();
}

const shownOf = (calls: readonly { path: string }[]) =>
  [...shownResources].filter((resource) => calls.some(({ path }) => resource.reads(path)));

/** The outcome of a request or a change. */
type Outcome<Data> = Partial<Pick<Resource<Data, never>, 'data' | 'failure' | 'status'>>;

/** Data of the API on a screen. A later request replaces an earlier one, whose response is ignored. */
export class Resource<Data, Asked extends readonly unknown[] = []> {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  data: Data | undefined = undefined;
  failure: unknown = null;
  private source: Source<Data> | null = null;
  private request: AbortController | null = null;

  /**
   * @param sourceOf makes the source for the arguments of `show` and `load`
   * @param keeps whether data stays while data for other arguments loads, like the rows of a page
   */
  constructor(
    private readonly sourceOf: (...asked: Asked) => Source<Data>,
    private readonly keeps = false,
  ) {
    makeAutoObservable<this, 'source' | 'request' | 'sourceOf' | 'keeps'>(
      this,
      {
        // MobX would infer no action from a call during rendering, where `show` is called first.
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
    onBecomeObserved(this, 'status', () => shownResources.add(this));
    onBecomeUnobserved(this, 'status', () => shownResources.delete(this));
  }

  /** Whether the load failed because the API has no such data. */
  get isMissing(): boolean {
    return this.status === 'failed' && isMissing(this.failure);
  }

  /** Shows the page's data for these arguments, as the first rendering does. @returns false if a request is needed */
  show(...asked: Asked): boolean {
    this.stop();
    this.source = this.sourceOf(...asked);
    const knownData = this.source.known();
    if (knownData !== undefined || !this.keeps) this.data = knownData ?? undefined;
    this.failure = knownData === null ? new MissingError('The document says that there is none') : null;
    this.status = knownData === undefined ? 'loading' : knownData === null ? 'failed' : 'ready';
    return knownData !== undefined;
  }

  /**
   * Shows the data for these arguments, with a request if the page lacks it.
   * @returns false if the response came too late: a later load replaced this one, or the screen was left
   */
  async load(...asked: Asked): Promise<boolean> {
    return this.show(...asked) || this.fetch();
  }

  /** Reloads. The data stays until the response arrives. */
  async reload(): Promise<boolean> {
    if (this.status !== 'ready') this.status = 'loading';
    return this.fetch();
  }

  /** Reloads; the data stays even if the load fails. */
  async refresh(): Promise<boolean> {
    return this.status === 'ready' ? this.fetch({}) : this.reload();
  }

  /** Shows the data that a change returned. Responses to earlier requests are outdated and ignored. */
  take(data: Data): void {
    this.stop();
    this.settle({ data, failure: null, status: 'ready' });
  }

  /**
   * Shows the data that a change returns.
   * @throws the change's failure: after a refusal once the current data has loaded, after a lost response at once
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

  /** Aborts the request, because its screen is left. */
  stop(): void {
    this.request?.abort();
    this.request = null;
  }

  /** Marks the data as loading until the next load, because it no longer fits the choices on the screen. */
  expire(): void {
    this.stop();
    this.status = 'loading';
  }

  /** Aborts the request, and removes the data until the next load. */
  clear(): void {
    this.stop();
    this.status = 'idle';
    this.data = undefined;
  }

  /** Whether the resource reads this call. */
  reads(path: string): boolean {
    return this.source?.path === path;
  }

  private settle(outcome: Outcome<Data>): void {
    Object.assign(this, outcome);
  }

  /** @param whenFailed replaces the outcome of a failed request */
  private async fetch(whenFailed?: Outcome<Data>): Promise<boolean> {
    if (!this.source) return false;
    this.request?.abort();
    const request = (this.request = new AbortController());
    const finish = (outcome: Outcome<Data>) => {
      const isLatest = this.request === request;
      if (isLatest) this.settle(outcome);
      return isLatest;
    };
    try {
      const data = await this.source.load(request.signal);
      return finish({ data, failure: null, status: 'ready' });
    } catch (failure) {
      return finish(whenFailed ?? { failure, status: 'failed' });
    }
  }
}

/**
 * A resource that lives as long as the component, loaded for these arguments. It starts with the document's data, so
 * that the first rendering equals the prerendered one (docs/adr/0007).
 * @param sourceOf must depend only on its arguments: the function of the first rendering is kept
 * @param asked arguments of `sourceOf`; null to read nothing
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
  const shownFirst = useRef(resource.status === 'ready' ? question : undefined);
  // Runs before the browser paints, so that the previous arguments' data is never visible.
  useLayoutEffect(() => {
    if (!asked) return resource.clear();
    // The first rendering has shown the known data; showing it again would render the page twice.
    if (shownFirst.current !== question) void resource.load(...asked);
    shownFirst.current = undefined;
    return resource.stop;
    // oxlint-disable-next-line react/exhaustive-deps -- The content of `asked` is in `question`
  }, [resource, question]);
  return resource;
}
