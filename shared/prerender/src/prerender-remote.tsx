import type { Component, Prerendered, PrerenderRequest, RemoteModule } from '@shared/contracts';
import type { ComponentType } from 'react';
import { renderRoute } from './render-route';

/** What a remote's `prerender.cjs` exports: renders one of its pages. Throws for a page that it does not offer. */
export function prerenderRemote(remote: RemoteModule): (request: PrerenderRequest) => Promise<Prerendered> {
  return async (request) => {
    const load = remote.pages[request.page];
    if (!load) throw new Error(`It offers no page named ${request.page}`);
    const { default: Page } = (await load()) as { default: Component<object> };
    const PageComponent = Page as ComponentType;
    return renderRoute(<PageComponent />, request);
  };
}
