import type { Prerendered, PrerenderRequest } from '@shared/contracts';
import { configureRuntime, keepAnswers } from '@shared/runtime';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Slot } from './slot';
import { splitHead } from './split-head';

enableStaticRendering(true);

/**
 * Renders one element at its address, as a visitor who is signed out would first see it. What frames another page has a
 * slot, or the given element, where its outlet is. Throws what the element throws. One at a time: the runtime's answers belong to one request.
 */
export async function renderRoute(
  element: ReactElement,
  request: PrerenderRequest,
  outlet: ReactElement = <Slot />,
): Promise<Prerendered> {
  const { pattern, url, answers, config } = request;
  configureRuntime(config);
  keepAnswers(answers);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={url}>
      <Routes>
        <Route path={pattern === '*' ? url : pattern} element={element}>
          <Route index element={outlet} />
        </Route>
      </Routes>
    </StaticRouter>,
    { identifierPrefix: `${request.prefix}-`, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (failures.length > 0) throw failures[0];
  return splitHead(html);
}
