import '@shared/ui/global.css';
import { clock, configureRuntime, keepAnswers } from '@shared/runtime';
import { configure } from 'mobx';
import { StrictMode } from 'react';
import { afterLoad } from './after-load/after-load';
import { readServerTime, readSiteDocument } from './document/read-site-document';
import { showFatalPage } from './document/show-fatal-page';
import { mountSite } from './hydration/mount-site';
import { CrashBoundary } from './pages/crash-boundary';
import { loadFirstPage, prefetchOnIntent } from './remotes/prefetch';
import { RemoteModules } from './remotes/remote-modules';
import { SiteRouter } from './router';
import { followOtherTabs } from './session/follow-other-tabs';
import { createServices, ServicesContext, type SiteServices } from './site-services';

/** The start-up steps, in order. A step that throws ends in the fatal page. */
function start(): void {
  configure({ enforceActions: 'always' });
  const site = readSiteDocument();
  configureRuntime(site.config);
  clock.follow(readServerTime());
  keepAnswers(site.answers);
  const services = createServices(site, new RemoteModules(site.shell).importRemote);
  services.reports.watch();
  followOtherTabs();
  prefetchOnIntent(services);
  mount(services);
  loadFirstPage(services);
  afterLoad(site, services.routes.of(window.location.pathname)?.remote);
  dropFallback();
}

/** Removes the document's notice for failed scripts. */
function dropFallback(): void {
  const drop = () => document.getElementById('fallback')?.remove();
  if (document.readyState === 'complete') drop();
  else window.addEventListener('load', drop, { once: true });
}

function mount(services: SiteServices): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  mountSite(
    root,
    <StrictMode>
      <CrashBoundary reports={services.reports}>
        <ServicesContext value={services}>
          <SiteRouter />
        </ServicesContext>
      </CrashBoundary>
    </StrictMode>,
    services,
  );
}

// A task of its own, so that a slow phone answers between the evaluation of this script and the start.
setTimeout(() => {
  try {
    start();
  } catch (error) {
    showFatalPage(error);
  }
});
