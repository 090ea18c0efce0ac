import { escapeHtml } from '@shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RevisionFollower } from '../revisions/revision-follower';

const origin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** Paths that are of no use to a search engine, or belong to one person. */
const unlisted = [
  '/account',
  '/auth',
  '/google_callback',
  '/verify_account',
  '/reset_password',
  '/employee',
  '/conditioncheckout',
  '/plan-checkout',
];

const isUnlisted = (path: string): boolean =>
  unlisted.some((top) => path === top || path.startsWith(`${top}/`));

/** `robots.txt` and `sitemap.xml`, from the live site map. */
export function registerRobots(app: FastifyInstance, follower: RevisionFollower): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${unlisted.map((path) => `Disallow: ${path}\n`).join('')}Disallow: /api/\nSitemap: ${origin(request)}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const paths = (follower.current?.shell.routes ?? [])
      .map(({ path }) => path)
      .filter((path) => !/[:*]/.test(path) && !isUnlisted(path));
    const lines = paths.map((path) => `  <url><loc>${escapeHtml(origin(request) + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
      );
  });
}
