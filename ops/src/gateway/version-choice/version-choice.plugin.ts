import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Preview } from '@shared/contracts';
import { readPreviews } from '../../registry/previews';
import { createShowComposition } from './shown-composition';

/** Milliseconds after which a change of a preview is seen. */
const previewsKnownFor = 2_000;

/** Which versions a visit gets: what is shown of the newest revision, operators' links and previews. */
export const versionChoice = fp(async (app) => {
  const { follower, variants, files, ledger } = app;
  app.decorate('shown', createShowComposition(follower, variants, files));
  // All are read at once, so that cookies with made-up ids cost no reads of the store.
  const previews = new LRUCache<'all', Preview[]>({
    max: 1,
    ttl: previewsKnownFor,
    fetchMethod: () => readPreviews(ledger, new Date(Date.now())),
  });
  app.decorate('findPreview', async (id) =>
    (await previews.forceFetch('all')).find((preview) => preview.id === id),
  );
});
