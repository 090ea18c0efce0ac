import fp from 'fastify-plugin';
import { registerLive } from '../revisions/live.routes';
import { registerOverrideLinks } from './override.routes';
import { registerPreviews } from './preview.routes';
import { Previews } from './previews';
import { createShowComposition } from './shown-composition';

/** Which versions a visit gets: what is shown of the newest revision, operators' links and previews. */
export const versionChoice = fp(async (app) => {
  const { follower, variants, files, ledger, opsKey } = app;
  app.decorate('shown', createShowComposition(follower, variants, files));
  app.decorate('previews', new Previews(ledger));
  registerLive(app);
  registerOverrideLinks(app, opsKey);
  registerPreviews(app, app.previews);
});
