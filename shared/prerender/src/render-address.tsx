import type { Prerendered, PrerenderRequest } from '@shared/contracts';
import { configureRuntime, keepAnswers } from '@shared/runtime';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { splitHead } from './split-head';

enableStaticRendering(true);

/**
 * Renders routes at one address, as a visitor who is signed out would first see them. Throws what they throw.
 * One at a time: the runtime's answers belong to one request.
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
    // React would send a large boundary apart, with a script that puts it in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude as ReadableStream).text();
  if (failures.length > 0) throw failures[0];
  return splitHead(html);
}
