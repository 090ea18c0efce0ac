import type { CDPSession } from '@playwright/test';

/** Kinds of files that are counted separately. */
export const kinds = ['document', 'script', 'style', 'font', 'image', 'api', 'other'] as const;

export type Kind = (typeof kinds)[number];

/** One response that came over the network, not from the cache. */
export interface Fetched {
  kind: Kind;
  path: string;
  bytes: number;
  status: number;
}

/** The traffic of a tab. */
export interface Traffic {
  fetched(): Fetched[];
  /** For how many milliseconds no request was running; 0 while one is. */
  quietFor(): number;
}

/** A request that takes longer, in milliseconds, does not count as part of the page's load. */
const forgottenMs = 20_000;

/** Records a tab's network traffic: transferred bytes with headers; responses of the cache are left out. */
export function recordTraffic(session: CDPSession): Traffic {
  const answers = new Map<string, Fetched>();
  const fromCache = new Set<string>();
  const underWay = new Map<string, number>();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = Date.now();
    if (request.url.startsWith('http')) underWay.set(requestId, last);
  });
  const end = ({ requestId }: { requestId: string }): void => {
    last = Date.now();
    underWay.delete(requestId);
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  session.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('http')) return;
    if (response.fromDiskCache || response.fromPrefetchCache) fromCache.add(requestId);
    const { pathname } = new URL(response.url);
    const kind = kindOf(type, pathname);
    answers.set(requestId, { kind, path: pathname, bytes: 0, status: response.status });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  return {
    quietFor: () => {
      const busy = [...underWay.values()].some((since) => Date.now() - since < forgottenMs);
      return busy ? 0 : Date.now() - last;
    },
    fetched: () => [...answers].filter(([id]) => !fromCache.has(id)).map(([, answer]) => answer),
  };
}

function kindOf(type: string, path: string): Kind {
  if (type === 'Document') return 'document';
  if (/\/api\//.test(path)) return 'api';
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (path.endsWith('.woff2')) return 'font';
  return type === 'Image' || /\.(?:png|jpe?g|webp|avif|svg)$/.test(path) ? 'image' : 'other';
}
