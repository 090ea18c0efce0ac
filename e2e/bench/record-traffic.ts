import type { CDPSession } from '@playwright/test';

/** Kinds of files that are counted apart. */
export const kinds = ['document', 'script', 'style', 'font', 'image', 'api', 'other'] as const;

export type Kind = (typeof kinds)[number];

/** One answer that came over the network, not from the cache. */
export interface Fetched {
  kind: Kind;
  path: string;
  bytes: number;
  status: number;
}

/** What a tab has fetched so far. */
export interface Traffic {
  fetched(): Fetched[];
}

/** Listens to a tab's network: bytes as they travelled, headers included; what the cache gave is left out. */
export function recordTraffic(session: CDPSession): Traffic {
  const answers = new Map<string, Fetched>();
  const fromCache = new Set<string>();
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
