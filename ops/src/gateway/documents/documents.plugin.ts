import type { FastifyInstance } from 'fastify';
import { registerDocuments } from './document.routes';
import { registerRobots } from '../discovery/robots.routes';
import { registerUnlistedRemotes } from './unlisted-remotes.routes';

/** Every page of the site, the remotes that a page leaves out, and what search engines read. */
export async function documents(app: FastifyInstance): Promise<void> {
  registerUnlistedRemotes(app);
  registerRobots(app);
  registerDocuments(app);
}
