import { prerenderedMark } from '@ilera/contracts';
import { PageSlot } from '@ilera/prerender/page-slot';
import { act } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
// Holds presses until the page is hydrated.
import '../document-script/script';
import { ServicesContext, type SiteServices } from '../site-services';

/** The HTML of a page, or of a layout around the HTML of its page, as the remote's build prerenders it. */
export const prerender = (remote: string, address: string, component: ReactElement, inside = ''): string =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={address} element={<Suspense>{component}</Suspense>}>
          <Route index element={<PageSlot html={inside} />} />
        </Route>
      </Routes>
    </MemoryRouter>,
    { identifierPrefix: `${remote}-` },
  );

interface SentDocument {
  address: string;
  services: SiteServices;
  /** What the shell shows beside the page. */
  shell: ReactElement;
  /** What `prerender` returned. */
  html: string;
  /** What the shell shows in the place of that HTML. */
  page: ReactElement;
}

/** Shows a document as the gateway sends it. @returns runs the shell's scripts, which hydrate it */
export function openDocument({ address, services, shell, html, page }: SentDocument): () => Promise<void> {
  const site = (content: ReactElement) => (
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        {shell}
        {content}
      </MemoryRouter>
    </ServicesContext>
  );
  const title = /<title>(.*?)<\/title>/;
  document.head.innerHTML = `
    <title ${prerenderedMark}>${title.exec(html)?.[1] ?? ''}</title>
    <link ${prerenderedMark} rel="canonical" href="${address}">`;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site(<PageSlot html={html.replace(title, '')} />));
  return () => act(async () => void (root = hydrateRoot(container, site(page))));
}

/** The shell's root. */
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});
