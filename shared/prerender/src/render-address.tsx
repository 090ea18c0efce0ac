/**
 * Renders pages without a browser: during a part's build, and in the gateway (docs/adr/0007). Compiled into each part's
 * `prerender.cjs`; visitors load only `page-slot` of this package.
 */
import type { Component, Prerendered, PrerenderRequest, RemoteModule } from '@ilera/contracts';
import { configureRuntime, keepAnswers, LinkNavigation } from '@ilera/runtime';
import { Parser } from 'htmlparser2';
import { enableStaticRendering } from 'mobx-react-lite';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { PageSlot } from './page-slot';

enableStaticRendering(true);

/**
 * Makes the export of a remote's `prerender.cjs`, which renders its pages. Throws for a page that the remote does not
 * offer.
 */
export function prerenderRemote(remote: RemoteModule): (request: PrerenderRequest) => Promise<Prerendered> {
  return async (request) => {
    const load = remote.pages[request.page];
    if (!load) throw new Error(`It offers no page named ${request.page}`);
    const { default: Page } = (await load()) as { default: Component<object> };
    const PageComponent = Page as ComponentType;
    // Equals the shell's boundary around each page, which React expects when it hydrates.
    const page = (
      <Suspense>
        <PageComponent />
      </Suspense>
    );
    return renderAddress(
      // As in the browser, so that a link to a section has the same address.
      <LinkNavigation>
        <Routes>
          <Route path={request.pattern} element={page}>
            <Route index element={<PageSlot />} />
          </Route>
        </Routes>
      </LinkNavigation>,
      request,
    );
  };
}

/**
 * Renders routes at one address, as a signed-out visitor first sees them. Throws their errors. Runs one call at a time,
 * because the runtime's answers belong to one request.
 */
export async function renderAddress(
  routes: ReactElement,
  { url, answers, config, prefix }: PrerenderRequest,
): Promise<Prerendered> {
  configureRuntime(config);
  keepAnswers(answers);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<StaticRouter location={url}>{routes}</StaticRouter>, {
    identifierPrefix: `${prefix}-`,
    // Otherwise React sends a large boundary separately, with a script that moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude as ReadableStream).text();
  if (failures.length > 0) throw failures[0];
  return splitHead(html);
}

const headTags = new Set(['title', 'meta', 'link']);

/** Splits the head tags off: React writes title, meta and link tags before all other elements. */
function splitHead(html: string): Prerendered {
  let end = html.length;
  const stop = () => {
    end = parser.startIndex;
    parser.pause();
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (!headTags.has(name)) stop();
    },
    oncomment: stop,
  });
  parser.write(html);
  return { head: html.slice(0, end), body: html.slice(end) };
}
