import type { Component, RemoteModule, RemoteVersion } from '@ilera/contracts';
import { accountLayout, type SiteRoute } from '../site-map';
import type { Reports } from '../reports/reports';
import { attemptMs, deadlineMs, loadWithin, RemoteFailure } from './remote-failure';
import type { RemoteVersions } from './remote-versions';

/** A page or modal of a remote. */
export type ComponentAddress = { remote: string; page: string } | { remote: string; modal: string };

/** Loads one version of a remote's exposed module. Throws only RemoteFailure. */
export type ImportRemote = (remote: string, version: RemoteVersion) => Promise<RemoteModule>;

/** Loads pages and modals of remotes, each at most once per version. */
export class ComponentLoader {
  /** Keyed by remote, version in use, page or modal: a component of a failed version is not rendered again. */
  private readonly components = new Map<string, Promise<Component<never>>>();

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

  /** The load of a page or modal, which rejects with a RemoteFailure; a failed load is not reused. */
  get(address: ComponentAddress): Promise<Component<never>> {
    const { remote } = address;
    const version = this.versions.inUse(remote)?.version ?? 'none';
    const key = `${remote} ${version} ${nameOf(address)}`;
    const known = this.components.get(key);
    if (known) return known;
    const loading = loadWithin(deadlineMs, { remote, version, kind: 'entry' }, () => this.load(address));
    loading.then(
      // React's `use` reads a promise with these fields without suspending.
      (value) => void Object.assign(loading, { status: 'fulfilled', value }),
      () => void this.components.delete(key),
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
    return this.loadTwice(address, version).catch(async (failure: RemoteFailure) => {
      // Without the runtime no version of any remote can load.
      const canFallBack = failure.kind !== 'federation';
      const fallback = canFallBack ? this.versions.fallbackFor(remote, version.version) : undefined;
      const fallbackComponent = fallback && (await this.loadTwice(address, fallback).catch(() => undefined));
      if (fallbackComponent || !fallback) this.reports.failure(failure);
      if (fallbackComponent && this.versions.fallBack(remote, version.version)) return this.get(address);
      throw failure;
    });
  }

  /** Decides alone about a retry, which would not change a contract mismatch. */
  private loadTwice(address: ComponentAddress, version: RemoteVersion): Promise<Component<never>> {
    return this.loadVersion(address, version).catch((failure: RemoteFailure) => {
      if (failure.kind === 'exports') throw failure;
      return this.loadVersion(address, version);
    });
  }

  private async loadVersion(address: ComponentAddress, version: RemoteVersion): Promise<Component<never>> {
    const { remote } = address;
    const module = await this.importRemote(remote, version);
    const loader = 'page' in address ? module.pages[address.page] : module.modals?.[address.modal];
    if (typeof loader !== 'function') throw new RemoteFailure(remote, version.version, 'exports');
    const chunk = { remote, version: version.version, kind: 'chunk' } as const;
    return loadWithin(attemptMs, chunk, async () => (await loader()).default);
  }
}

const nameOf = (address: ComponentAddress): string =>
  'page' in address ? `page ${address.page}` : `modal ${address.modal}`;
