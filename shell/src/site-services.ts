import type { SiteDocument } from '@ilera/contracts';
import { createContext, use } from 'react';
import { EarlyInput } from './early-input/early-input';
import { ComponentLoader, type ImportRemote } from './remotes/component-loader';
import { PageAhead } from './prefetch/page-ahead';
import { RemoteModules } from './remotes/remote-modules';
import { RemoteVersions } from './remotes/remote-versions';
import { RouteTable } from './route-table';
import { Reports } from './reports/reports';

/** The live versions from the document; other fields may be missing in prerendering. */
export type ServedSite = Pick<SiteDocument, 'remotes' | 'shell'> & Partial<SiteDocument>;

/** The shell's services, one set for each open document. */
export type SiteServices = ReturnType<typeof createServices>;

/**
 * Makes a document's services. The start file passes them to components by their context.
 * @param importRemote replaces the loading of remotes in tests
 */
export function createServices(
  site: ServedSite,
  importRemote: ImportRemote = new RemoteModules(site.shell).importRemote,
) {
  const versions = new RemoteVersions(site.remotes);
  const routes = new RouteTable(site);
  const reports = new Reports(site.shell, versions);
  return {
    /** The version of each remote in use, and its last good fallback. */
    versions,
    /** Finds the route of an address. */
    routes,
    /** Reports failures to the gateway. */
    reports,
    /** Loads pages and modals of remotes. */
    components: new ComponentLoader(versions, reports, importRemote),
    /** Keeps input from before the page was live. */
    earlyInput: new EarlyInput(),
    /** The page that the visitor is about to open. */
    ahead: new PageAhead(),
    /** Identifies this page load's versions for support; empty if the gateway gave no code. */
    supportCode: site.supportCode ?? '',
    /** Number of the revision that composed this document. */
    revision: site.revision ?? 0,
  };
}

/** Passes the document's services to components. */
export const ServicesContext = createContext<SiteServices | null>(null);

/** The document's services; throws outside their context. */
export function useServices(): SiteServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('There is no ServicesContext around this component');
  return services;
}
