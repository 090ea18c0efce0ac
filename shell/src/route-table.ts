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

/** A modal: who draws it, and under which name that remote offers it. */
export interface Modal extends ModalOwner {
  name: string;
}

/** The site map of a document, with the addresses, navigation entries and modals that remotes bring (docs/adr/0011). */
export class RouteTable {
  /** Whether the document leaves remotes out, whose addresses and modals are not in here (docs/adr/0012). */
  readonly isPartial: boolean;
  /** Entries of the main navigation that remotes bring, of those too that the document leaves out. */
  readonly navigation: readonly NavigationEntry[];
  /** The modals that remotes bring, by `<remote>/<modal>`. */
  private readonly ownModals = new Map<string, Modal>();
  private readonly own: SiteRoute[] = [];
  /** The route of each address asked for so far. */
  private readonly found = new Map<string, SiteRoute | undefined>();

  constructor({ remotes, unlisted }: Pick<SiteDocument, 'remotes' | 'unlisted'>) {
    for (const [remote, { routes = [], modalTitles = {} }] of Object.entries(remotes)) {
      this.own.push(...routes.map((route) => ({ ...route, remote })));
      for (const [name, title] of Object.entries(modalTitles))
        this.ownModals.set(`${remote}/${name}`, { remote, name, title });
    }
    this.isPartial = unlisted !== undefined;
    const listed = navigationEntries(this.own);
    const others = unlisted?.navigation.filter(({ to }) => !listed.some((entry) => entry.to === to)) ?? [];
    this.navigation = [...listed, ...others];
  }

  /** The route that an address belongs to; undefined for addresses that the site does not have. */
  of(pathname: string): SiteRoute | undefined {
    if (!this.found.has(pathname)) this.found.set(pathname, this.match(pathname));
    return this.found.get(pathname);
  }

  /** A modal of the site, or one that a remote of this document brings; undefined for one that is not there. */
  modal(type: ModalType | OverlayPanel): Modal | undefined {
    const owner = modalOwners[type];
    return owner ? { ...owner, name: type } : this.ownModals.get(type);
  }

  /** The router ranks all routes at each call, which takes 4 ms of a slow processor. */
  private match(pathname: string): SiteRoute | undefined {
    if (!isDecodable(pathname)) return undefined;
    return matchRoutes([...siteMap, ...this.own], pathname)?.at(-1)?.route;
  }
}
