import {
  type Component,
  type Prerendered,
  type PrerenderRequest,
  type RemoteModule,
} from '@shared/contracts';
import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { renderAddress } from './render-address';
import { PageSlot } from './page-slot';

/** What a remote's `prerender.cjs` exports: renders one of its pages. Throws for a page that it does not offer. */
export function prerenderRemote(remote: RemoteModule): (request: PrerenderRequest) => Promise<Prerendered> {
  return async (request) => {
    const load = remote.pages[request.page];
    if (!load) throw new Error(`It offers no page named ${request.page}`);
    const { default: Page } = (await load()) as { default: Component<object> };
    const PageComponent = Page as ComponentType;
    // The same boundary as the shell's around each page, which React expects when it hydrates.
    const page = (
      <Suspense>
        <PageComponent />
      </Suspense>
    );
    return renderAddress(
      <Routes>
        <Route path={request.pattern} element={page}>
          <Route index element={<PageSlot />} />
        </Route>
      </Routes>,
      request,
    );
  };
}
