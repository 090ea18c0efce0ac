import {
  type Component,
  type RemoteModule,
  type RemoteVersion,
  LateError,
  withTimeout,
} from '@ilera/contracts';
import { accountLayout, type SiteRoute } from '../site-map';
import type { Reports } from '../reports/reports';
import { RemoteFailure } from './remote-failure';
import { attemptMs } from './remote-modules';
import type { RemoteVersions } from './remote-versions';

/** A page or modal of a remote. */
export type ComponentAddress = { remote: string; page: string } | { remote: string; modal: string };

/** React's `use` keeps these three fields on a promise; set by the loader, they let it read a settled one without suspending. */
export type ComponentLoad = Promise<Component<never>> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Component<never>;
  reason?: unknown;
};

/** Loads one version of a remote's exposed module. */
export type ImportRemote = (remote: string, version: RemoteVersion) => Promise<RemoteModule>;

/** Loads pages and modals of remotes, each at most once per version. */
export class ComponentLoader {
  /** Keyed by remote, version in use, page or modal: a component of a failed version is not rendered again. */
  private readonly components = new Map<string, ComponentLoad>();

  constructor(
    private readonly versions: RemoteVersions,
    private readonly reports: Reports,
    private readonly importRemote: ImportRemote,
  ) {}

  /** Starts loading a route's page and layout. A failure also shows when the route is rendered. */
  async loadPage(route: SiteRoute | undefined): Promise<void> {
    if (!route) return;
    const pages = [...(route.layout === 'account' ? [accountLayout] : []), route];
    await Promise.all(pages.map((page) => this.get(page)));
  }

  /** The load of a page or modal; a failed load is not reused. */
  get(address: ComponentAddress): ComponentLoad {
    const { remote } = address;
    const key = `${remote} ${this.versions.inUse(remote)?.version ?? ''} ${nameOf(address)}`;
    const known = this.components.get(key);
    if (known) return known;
    const loading: ComponentLoad = this.load(address);
    loading.status = 'pending';
    loading.then(
      (component) => void Object.assign(loading, { status: 'fulfilled', value: component }),
      (reason: unknown) => {
        Object.assign(loading, { status: 'rejected', reason });
        this.components.delete(key);
      },
    );
    this.components.set(key, loading);
    return loading;
  }

  /**
   * Tries the version in use, a retry, then the last known good version. Reports a failed version to the
   * gateway, unless the last known good one fails too: then the connection is the likely cause, and the next
   * load starts with the live version again. Throws RemoteFailure if all attempts fail.
   */
  private async load(address: ComponentAddress): Promise<Component<never>> {
    const { remote } = address;
    const version = this.versions.inUse(remote);
    if (!version) throw new RemoteFailure(remote, 'none', 'missing');
    try {
      return await this.loadTwice(address, version);
    } catch (error) {
      const failure = toFailure(error, remote, version);
      // Without the runtime no version of any remote can load.
      const canFallBack = failure.kind !== 'federation';
      const fallback = canFallBack ? this.versions.fallbackFor(remote, version.version) : undefined;
      const fallbackComponent = fallback && (await this.loadTwice(address, fallback).catch(() => undefined));
      if (fallbackComponent || !fallback) this.reports.failure(failure);
      if (fallbackComponent && this.versions.fallBack(remote, version.version)) return this.get(address);
      throw failure;
    }
  }

  private async loadTwice(address: ComponentAddress, version: RemoteVersion): Promise<Component<never>> {
    return this.loadVersion(address, version).catch((error: unknown) => {
      if (isFinal(error)) throw error;
      return this.loadVersion(address, version);
    });
  }

  private async loadVersion(address: ComponentAddress, version: RemoteVersion): Promise<Component<never>> {
    const { remote } = address;
    const module = await this.importRemote(remote, version);
    const loader = 'page' in address ? module.pages[address.page] : module.modals?.[address.modal];
    if (typeof loader !== 'function') throw new TypeError(`It offers no ${nameOf(address)}`);
    try {
      const { default: component } = await withTimeout(attemptMs, loader());
      return component;
    } catch (cause) {
      const failed = cause instanceof LateError ? 'hang' : 'chunk';
      throw new RemoteFailure(remote, version.version, failed, { cause });
    }
  }
}

const nameOf = (address: ComponentAddress): string =>
  'page' in address ? `page ${address.page}` : `modal ${address.modal}`;

/**
 * Whether a retry is pointless: after a contract mismatch, and after a runtime that failed at each of its addresses.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof RemoteFailure && error.kind === 'federation');

function toFailure(error: unknown, remote: string, { version }: RemoteVersion): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const kind = error instanceof TypeError ? 'exports' : error instanceof LateError ? 'hang' : 'entry';
  return new RemoteFailure(remote, version, kind, { cause: error });
}
