import type { Prerendered, PrerenderRequest } from '@shared/contracts';
import { configureRuntime, keepAnswers } from '@shared/runtime';
import { Parser } from 'htmlparser2';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

enableStaticRendering(true);

/**
 * Renders routes at one address, as a signed-out visitor first sees them. Throws their errors. Calls run one
 * at a time, because the runtime's API responses belong to one request.
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
    // React otherwise sends a large boundary separately, with a script that moves it into its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude as ReadableStream).text();
  if (failures.length > 0) throw failures[0];
  return splitHead(html);
}

const headTags = new Set(['title', 'meta', 'link']);

/** React writes title, meta and link tags before everything else; they belong to the document's head. */
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
