import '@ilera/ui/global.css';
import type { SiteDocument } from '@ilera/contracts';
import { clock, configureRuntime, drafts, keepAnswers, session } from '@ilera/runtime';
import { configure } from 'mobx';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { mountSite } from './hydration/mount-site';
import { CrashBoundary, showFatalPage } from './pages/crash-boundary';
import { readServerTime, readSiteDocument } from './read-document';
import { prefetchOnIntent } from './remotes/prefetch';
import { RemoteModules } from './remotes/remote-modules';
import { SiteRoutes } from './router';
import { createServices, ServicesContext, type SiteServices } from './site-services';

/** The start-up steps, in order. A step that throws ends in the fatal page. */
function start(): void {
  configure({ enforceActions: 'always' });
  const site = readSiteDocument();
  configureRuntime(site.config);
  clock.follow(readServerTime());
  keepAnswers(site.answers);
  drafts.prune();
  const services = createServices(site, new RemoteModules(site.shell).importRemote);
  services.reports.watch();
  // A sign-in or sign-out of another tab counts at once, and for a page that the Back button brought back.
  for (const kind of ['storage', 'focus', 'pageshow']) window.addEventListener(kind, session.followStorage);
  prefetchOnIntent(services);
  mount(services);
  const route = services.routes.of(window.location.pathname);
  // The scripts of the page run between the steps of hydrating the layout. A failure shows when the page is rendered.
  services.components.loadPage(route).catch(() => undefined);
  whenLoaded(() => {
    // The document's notice for failed scripts.
    document.getElementById('fallback')?.remove();
    setTimeout(() => void measureAndKeep(site, route?.remote).catch(() => undefined), 3_000);
  });
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

/**
 * Measures the page load and registers the service worker, later, so that neither costs loading time. The page works
 * without them, so a failure is not shown.
 * @param remote that of the page that was loaded
 */
async function measureAndKeep({ shell, remotes, offline }: SiteDocument, remote = ''): Promise<void> {
  const [{ reportVitals }, { followWorker }] = await Promise.all([
    import(/* webpackChunkName: "lazy.after-load" */ './reports/report-vitals'),
    import(/* webpackChunkName: "lazy.after-load" */ './offline/follow-worker'),
  ]);
  const shown = remotes[remote];
  reportVitals({ shell, ...(shown && { remote, version: shown.version }) });
  await followWorker(offline);
}

function mount(services: SiteServices): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  mountSite(
    root,
    <StrictMode>
      <CrashBoundary reports={services.reports}>
        <ServicesContext value={services}>
          {/* As a transition a navigation would wait for every frame of an animation on the page that is left. */}
          <BrowserRouter useTransitions={false}>
            <SiteRoutes />
          </BrowserRouter>
        </ServicesContext>
      </CrashBoundary>
    </StrictMode>,
    services,
  );
}

// The start is a task of its own, so that a slow phone answers between the evaluation of this script and the start.
setTimeout(() => {
  try {
    start();
  } catch (error) {
    showFatalPage(error);
  }
});
