import {
  isDecodable,
  type ModalType,
  navigationEntries,
  type NavigationEntry,
  type OverlayPanel,
  type SiteDocument,
} from '@ilera/contracts';
import { matchRoutes } from 'react-router-dom';
import { modalOwners, type ModalOwner, siteMap, type SiteRoute } from './site-map';

/** A modal, and the remote that offers it under its name. */
export interface Modal extends ModalOwner {
  name: string;
}

/** The site map of a document, with the addresses, navigation entries and modals that remotes bring (docs/adr/0011). */
export class RouteTable {
  /** Whether the document leaves out remotes, whose addresses and modals are then missing here (docs/adr/0012). */
  readonly isPartial: boolean;
  /** Main navigation entries of remotes, including those that the document leaves out. */
  readonly navigation: readonly NavigationEntry[];
  /** The modals that remotes bring, by `<remote>/<modal>`. */
  private readonly remoteModals = new Map<string, Modal>();
  private readonly remoteRoutes: SiteRoute[] = [];
  /** The routes of all addresses looked up so far. */
  private readonly routesByPath = new Map<string, SiteRoute | undefined>();

  constructor({ remotes, unlisted }: Pick<SiteDocument, 'remotes' | 'unlisted'>) {
    for (const [remote, { routes = [], modalTitles = {} }] of Object.entries(remotes)) {
      this.remoteRoutes.push(...routes.map((route) => ({ ...route, remote })));
      for (const [name, title] of Object.entries(modalTitles))
        this.remoteModals.set(`${remote}/${name}`, { remote, name, title });
    }
    this.isPartial = unlisted !== undefined;
    const listed = navigationEntries(this.remoteRoutes);
    const unlistedEntries =
      unlisted?.navigation.filter(({ to }) => !listed.some((entry) => entry.to === to)) ?? [];
    this.navigation = [...listed, ...unlistedEntries];
  }

  /** The route of an address; undefined for addresses outside the site. */
  find(pathname: string): SiteRoute | undefined {
    if (!this.routesByPath.has(pathname)) this.routesByPath.set(pathname, this.match(pathname));
    return this.routesByPath.get(pathname);
  }

  /** A modal of the site or of a remote in this document; undefined if none offers it. */
  modal(type: ModalType | OverlayPanel): Modal | undefined {
    const owner = modalOwners[type];
    return owner ? { ...owner, name: type } : this.remoteModals.get(type);
  }

  /** Caches matches: the router ranks all routes at each call, which takes 4 ms on a slow processor. */
  private match(pathname: string): SiteRoute | undefined {
    if (!isDecodable(pathname)) return undefined;
    return matchRoutes([...siteMap, ...this.remoteRoutes], pathname)?.at(-1)?.route;
  }
}
