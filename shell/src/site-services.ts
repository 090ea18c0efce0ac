import type { SiteDocument } from '@ilera/contracts';
import { createContext, use } from 'react';
import { EarlyInput } from './early-input/early-input';
import { ComponentLoader, type ImportRemote } from './remotes/component-loader';
import { PageAhead } from './remotes/page-ahead';
import { RemoteVersions } from './remotes/remote-versions';
import { RouteTable } from './route-table';
import { Reports } from './reports/reports';

/** What the document says of what is live; the rest may be missing where it is prerendered. */
export type ServedSite = Pick<SiteDocument, 'remotes' | 'shell'> & Partial<SiteDocument>;

/** What the shell keeps for as long as a document is open. */
export type SiteServices = ReturnType<typeof createServices>;

/** Makes the services of a document. The start file hands them out: to components by their context. */
export function createServices(site: ServedSite, importRemote: ImportRemote) {
  const versions = new RemoteVersions(site.remotes);
  const routes = new RouteTable(site);
  const reports = new Reports(site.shell, versions);
  return {
    /** Which version of each remote is in use, and the fallback to its last good one. */
    versions,
    /** Which route an address is. */
    routes,
    /** What the gateway is told of failures. */
    reports,
    /** Loads pages and modals of remotes. */
    components: new ComponentLoader(versions, reports, importRemote),
    /** What was typed and pressed before the page was live. */
    earlyInput: new EarlyInput(),
    /** The page that somebody is about to open. */
    ahead: new PageAhead(),
    /** Names the versions of this page load to support; empty where the gateway gave none. */
    supportCode: site.supportCode ?? '',
    /** The number of the revision that this document was composed from. */
    revision: site.revision ?? 0,
  };
}

/** The services of the document around a component. */
export const ServicesContext = createContext<SiteServices | null>(null);

/** The services of the document; throws outside of their context. */
export function useServices(): SiteServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('There is no ServicesContext around this component');
  return services;
}
