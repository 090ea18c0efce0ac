import { action, makeAutoObservable, observableRef, onBecomeObserved, onBecomeUnobserved } from 'mobx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMissing, isRefused, mayHaveHappened, MissingError } from '../api/errors';

/** A source of data: the part that the page already has, and the request. */
export interface Source<Data> {
  /** The path of the call, by which changes name stale data. */
  readonly path: string;
  /** The page's data; null if the API has none, undefined if only a request can tell. */
  known(): Data | null | undefined;
  load(signal: AbortSignal): Promise<Data>;
}

interface ResourceOptions {
  /** Keeps the data while data for other arguments loads, and if that fails, like the rows of a page. */
  keepPrevious?: boolean;
}

interface ReloadOptions {
  /** Whether a change has made the data wrong, so that a failed reload removes them. */
  outdated?: boolean;
}

/** Data of the API on a screen. A later request replaces an earlier one, whose response is ignored. */
export class Resource<Data, Asked extends readonly unknown[] = []> {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  data: Data | undefined = undefined;
  failure: unknown = null;
  private source: Source<Data> | null = null;
  private request: AbortController | null = null;
  /** The resources that a screen currently reads. */
  private static readonly shown = new Set<Resource<unknown, never>>();

  /** @param sourceOf makes the source for the arguments of `show` and `load` */
  constructor(
    private readonly sourceOf: (...asked: Asked) => Source<Data>,
    private readonly options: ResourceOptions = {},
  ) {
    makeAutoObservable<this, 'source' | 'request' | 'sourceOf' | 'options'>(
      this,
      {
        // MobX would infer no action from a call during rendering, where `show` is called first.
        show: action,
        data: observableRef,
        failure: observableRef,
        source: false,
        request: false,
        sourceOf: false,
        options: false,
      },
      { autoBind: true },
    );
    onBecomeObserved(this, 'status', () => Resource.shown.add(this));
    onBecomeUnobserved(this, 'status', () => Resource.shown.delete(this));
  }

  /** Reloads the resources on the screen that read one of these calls. */
  static reloadShown(calls: readonly { path: string }[], options?: ReloadOptions): void {
    for (const resource of [...Resource.shown])
      if (calls.some(({ path }) => path === resource.source?.path)) void resource.reload(options);
  }

  /** Whether the load failed because the API has no such data. */
  get isMissing(): boolean {
    return this.status === 'failed' && isMissing(this.failure);
  }

  /** Shows the page's data for these arguments, as the first rendering does. @returns false if a request is needed */
  show(...asked: Asked): boolean {
    this.source = this.sourceOf(...asked);
    const data = this.source.known();
    if (data === undefined) this.settle('loading', this.previous);
    else if (data !== null) this.settle('ready', data);
    else this.settle('failed', undefined, new MissingError('The document says that there is none'));
    return data !== undefined;
  }

  /**
   * Shows the data for these arguments, with a request if the page lacks it.
   * @returns false if the response came too late: a later load replaced this one, or the screen was left
   */
  async load(...asked: Asked): Promise<boolean> {
    return this.show(...asked) || this.fetch();
  }

  /** Reloads. The data stays until the response arrives and, unless outdated, if the reload fails. */
  async reload({ outdated = false }: ReloadOptions = {}): Promise<boolean> {
    if (this.status === 'failed') this.status = 'loading';
    return this.fetch({ quietly: this.status === 'ready' && !outdated });
  }

  /**
   * Shows the data that a change returns; responses to earlier requests are outdated and ignored. A `Mutation` runs
   * this, so that the change is sent once and its failure is shown.
   * @throws the change's failure: after a refusal once the current data has loaded, after a lost response at once
   */
  async change(sent: Promise<Data>): Promise<void> {
    try {
      this.settle('ready', await sent);
    } catch (failure) {
      if (isRefused(failure)) await this.reload();
      else if (mayHaveHappened(failure)) void this.reload();
      throw failure;
    }
  }

  /** Removes the data until the next load. A response under way is ignored. */
  clear(): void {
    this.source = null;
    this.settle('idle');
  }

  private settle(status: typeof this.status, data?: Data, failure: unknown = null): void {
    this.request?.abort();
    this.request = null;
    Object.assign(this, { status, data, failure });
  }

  /** The data that stays while other data loads. */
  private get previous(): Data | undefined {
    return this.options.keepPrevious ? this.data : undefined;
  }

  /** @returns whether the response settled the resource */
  private async fetch({ quietly = false } = {}): Promise<boolean> {
    if (!this.source) return false;
    this.request?.abort();
    const request = (this.request = new AbortController());
    const isOutdated = () => this.request !== request;
    try {
      const data = await this.source.load(request.signal);
      if (isOutdated()) return false;
      this.settle('ready', data);
    } catch (failure) {
      if (isOutdated()) return false;
      if (!quietly) this.settle('failed', this.previous, failure);
    }
    return true;
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
  options?: ResourceOptions,
): Resource<Data, Asked> {
  const [resource] = useState(() => {
    const first = new Resource(sourceOf, options);
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
    // oxlint-disable-next-line react/exhaustive-deps -- The content of `asked` is in `question`
  }, [resource, question]);
  useEffect(() => resource.clear, [resource]);
  return resource;
}
