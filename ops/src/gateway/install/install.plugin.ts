import type { FastifyInstance } from 'fastify';
import { registerServiceWorker } from './service-worker.routes';
import { registerWebManifest } from './web-manifest.routes';

/** What makes the site an app on a phone: its manifest, its icons, its service worker. */
export async function install(app: FastifyInstance): Promise<void> {
  registerWebManifest(app);
  registerServiceWorker(app);
}
