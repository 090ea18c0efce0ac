import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import {
  type Component,
  hydrationFormat,
  navigationEntries,
  type NavigationEntry,
  type RemoteInDocument,
  type RemoteModule,
  type RemoteVersion,
  type SiteDocument,
} from '@shared/contracts';
import { EarlyInput } from './early-input/early-input';
import type { SiteRoute } from './site-map';

/** A promise that React's `use` reads without suspending once it is fulfilled or rejected. */
export type LoadingComponent = Promise<Component<never>> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Component<never>;
  reason?: unknown;
};

/** Evaluates the code of an exposed module. */
export type ModuleFactory = () => { default?: RemoteModule };

/** The load of a remote's exposed module. */
export interface ModuleLoad {
  /** Undefined once it has failed or its time is over. */
  inTime?: Promise<RemoteModule> | undefined;
  /** The first to succeed of all attempts, whenever that is. */
  late?: Promise<ModuleFactory | null>;
}

interface RegisteredRemote {
  versions: RemoteVersion[];
  /** Which of them this document uses now. */
  index: number;
  /** Set after the first successful render; no fallback to another version afterwards. */
  committed: boolean;
}

/** What the document says of this deployment, as far as the registry needs it. */
export type Deployment = Pick<
  SiteDocument,
  'remotes' | 'shell' | 'supportCode' | 'unlisted' | 'prerenderedNavigation'
> &
  Partial<Pick<SiteDocument, 'state'>>;

/**
 * What the shell keeps for as long as a document is open: the remotes, the version of each in use, what is
 * loaded of them, and early input. The start file makes the one of a page.
 */
export class PageRegistry {
  /** The version of the shell in this document. */
  readonly shellVersion: string;
  /** Names the deployment of this page load to support; empty where the gateway gave none. */
  readonly supportCode: string;
  /** The number of the revision that this document was composed from. */
  readonly revision: number;
  /** The one instance of the federation runtime, once a remote is needed. */
  federation: ModuleFederation | undefined;
  /**
   * Entry scripts that may run, by address, with the hash that each must have. Empty: a developer's own build,
   * which has none.
   */
  readonly entryIntegrities = new Map<string, string>();
  /** Loads of exposed modules by container name. What has arrived is never loaded again: its code would run twice. */
  readonly modules = new Map<string, ModuleLoad>();
  /** Loads begun, by container name. */
  readonly attempts = new Map<string, number>();
  /** Pages and modals, by version. */
  readonly components = new Map<string, LoadingComponent>();
  /** The failures of remotes that are reported to the gateway already. */
  readonly reportedFailures = new Set<string>();
  /** The errors of running code that are reported to the gateway already. */
  readonly reportedErrors = new Set<string>();
  /** What was entered in the prerendered page. */
  readonly earlyInput = new EarlyInput();
  /** Tags of the head that the document brought for its page, hydrated by now. */
  hydratedTags: Element[] = [];

  /** How far the window was scrolled, in CSS pixels, by the key of an entry of the tab's history. */
  readonly places = new Map<string, number>();

  /** Entries of the main navigation that remotes bring, of those too that the document leaves out. */
  readonly navigation: readonly NavigationEntry[];
  /** Whether the prerendered page has those entries. */
  readonly prerenderedNavigation: boolean;
  /** Addresses that the remotes known so far bring. */
  readonly ownRoutes: SiteRoute[] = [];
  /** The route of each address asked for so far, until further remotes are known. */
  readonly foundRoutes = new Map<string, SiteRoute | undefined>();
  /** Titles of the modals that they bring, by `<remote>/<modal>`. */
  readonly modalTitles = new Map<string, string>();
  /** Whether every remote of the site is known; otherwise the document leaves some out (docs/adr/0012). */
  isComplete: boolean;
  /** The request for the others, while it is under way. */
  completing: Promise<void> | undefined;

  private readonly remotes = new Map<string, RegisteredRemote>();
  private readonly listeners = new Set<() => void>();

  /** Registers the remotes of a document: the live version of each, and its last known good one as a fallback. */
  constructor({ remotes, shell, supportCode = '', state = 0, unlisted, ...deployment }: Deployment) {
    this.prerenderedNavigation = Boolean(deployment.prerenderedNavigation);
    this.shellVersion = shell;
    this.supportCode = supportCode;
    this.revision = state;
    this.isComplete = !unlisted;
    this.add(remotes);
    const listed = navigationEntries(this.ownRoutes);
    const others = unlisted?.navigation.filter(({ to }) => !listed.some((entry) => entry.to === to)) ?? [];
    this.navigation = [...listed, ...others];
  }

  /** Adds the remotes that the document left out; those that it listed stay as they are in use. */
  complete(remotes: Record<string, RemoteInDocument>): void {
    this.add(remotes);
    this.isComplete = true;
  }

  private add(remotes: Record<string, RemoteInDocument>): void {
    this.foundRoutes.clear();
    for (const [remote, live] of Object.entries(remotes)) {
      if (this.remotes.has(remote)) continue;
      this.remotes.set(remote, toRegistered(live));
      this.ownRoutes.push(...(live.routes ?? []).map((route) => ({ ...route, remote })));
      for (const [name, title] of Object.entries(live.modalTitles ?? {}))
        this.modalTitles.set(`${remote}/${name}`, title);
    }
  }

  /** The remotes of this document that a developer's own build stands in for. */
  overriddenRemotes(): string[] {
    return [...this.remotes].filter(([, { versions }]) => versions[0]?.override).map(([name]) => name);
  }

  /** The version of a remote that this document uses, or undefined when the site has no such remote. */
  versionInUse(remote: string): RemoteVersion | undefined {
    const registered = this.remotes.get(remote);
    return registered?.versions[registered.index];
  }

  /**
   * Whether React can hydrate the prerendered page of a remote: it is of the version in use, in this shell's
   * format.
   */
  isHydratable(remote: string): boolean {
    const registered = this.remotes.get(remote);
    return registered?.index === 0 && registered.versions[0]?.hydration === hydrationFormat;
  }

  /** Calls the listener whenever a remote falls back to another version; returns how to unsubscribe. */
  onFallBack(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /**
   * Records that a page or modal of the remote was rendered: two versions of one remote are never shown in one
   * document.
   */
  commitVersion(remote: string): void {
    const registered = this.remotes.get(remote);
    if (registered) registered.committed = true;
  }

  /**
   * Moves a remote on from a failed version to the last known good one. False when there is none, or when
   * pages or modals of the failed version are rendered; true too when the remote has left the failed version
   * before.
   */
  fallBack(remote: string, failed: string): boolean {
    const registered = this.remotes.get(remote);
    if (!registered) return false;
    if (registered.versions[registered.index]?.version !== failed) return true;
    if (registered.committed || registered.index + 1 >= registered.versions.length) return false;
    registered.index += 1;
    for (const listener of this.listeners) listener();
    return true;
  }
}

function toRegistered(live: RemoteInDocument): RegisteredRemote {
  return { versions: live.lastGood ? [live, live.lastGood] : [live], index: 0, committed: false };
}

// eslint-disable-next-line no-restricted-syntax -- the one variable that holds what changes
let registry = new PageRegistry({ remotes: {}, shell: '' });

/** Makes a registry the page's. */
export function installRegistry(made: PageRegistry): void {
  registry = made;
}

/** The page's registry; empty until the start file has made it. */
export function pageRegistry(): PageRegistry {
  return registry;
}
