import '@ilera/ui/global.css';
import type { SiteDocument } from '@ilera/contracts';
import { clock, configureRuntime, drafts, keepAnswers, session } from '@ilera/runtime';
import { configure } from 'mobx';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { mountSite } from './hydration/mount-site';
import { ShellErrorBoundary, showFatalPage } from './pages/shell-error-boundary';
import { readServerTime, readSiteDocument } from './read-document';
import { prefetchOnIntent } from './prefetch/prefetch';
import { SiteRoutes } from './router';
import { createServices, ServicesContext, type SiteServices } from './site-services';

/** Runs the start-up steps in order. A step that throws shows the fatal page. */
function start(): void {
  configure({ enforceActions: 'always' });
  const site = readSiteDocument();
  configureRuntime(site.config);
  clock.follow(readServerTime());
  keepAnswers(site.answers);
  drafts.prune();
  const services = createServices(site);
  services.reports.watch();
  // A sign-in or sign-out in another tab takes effect at once, and also on a page that Back restored.
  for (const kind of ['storage', 'focus', 'pageshow']) window.addEventListener(kind, session.followStorage);
  prefetchOnIntent(services);
  mount(services);
  const route = services.routes.find(window.location.pathname);
  // The page's scripts run between the steps of hydrating the layout. A failure shows when the page is rendered.
  services.components.loadPage(route).catch(() => undefined);
  whenLoaded(() => {
    // The document's notice for scripts that failed to load.
    document.getElementById('fallback')?.remove();
    setTimeout(() => void measureAndKeep(site, route?.remote).catch(() => undefined), 3_000);
  });
}

function mount(services: SiteServices): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  mountSite(
    root,
    <StrictMode>
      <ShellErrorBoundary reports={services.reports}>
        <ServicesContext value={services}>
          {/* In a transition a navigation would wait for every animation frame of the page that is left. */}
          <BrowserRouter useTransitions={false}>
            <SiteRoutes />
          </BrowserRouter>
        </ServicesContext>
      </ShellErrorBoundary>
    </StrictMode>,
    services,
  );
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

/**
 * Measures the page load and registers the service worker, deferred so that neither slows loading. The page
 * works without them, so a failure stays silent.
 * @param remote the remote of the loaded page
 */
async function measureAndKeep({ shell, remotes, offline }: SiteDocument, remote = ''): Promise<void> {
  const [{ reportVitals }, { followWorker }] = await Promise.all([
    import(/* webpackChunkName: "lazy.after-load" */ './reports/report-vitals'),
    import(/* webpackChunkName: "lazy.after-load" */ './offline/follow-worker'),
  ]);
  const shownRemote = remotes[remote];
  reportVitals({ shell, ...(shownRemote && { remote, version: shownRemote.version }) });
  await followWorker(offline);
}

// The start is a separate task, so that a slow phone can respond between evaluating this script and starting.
setTimeout(() => {
  try {
    start();
  } catch (error) {
    showFatalPage(error);
  }
});
