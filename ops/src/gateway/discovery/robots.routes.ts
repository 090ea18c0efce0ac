import { escapeHtml, paths, type Listed } from '@ilera/contracts';
import type { AnswerCache } from '../prerender/answer-cache';
import { originOf } from '../responses';
import type { Composition } from '../revisions/composition';
import type { GatewayPlugin } from '../services';
import { isPrivateAddress, privateAddresses } from './private-addresses';

/** A second address of the blog, and pages that are placeholders. */
const leftOut: readonly string[] = [paths.blogs, paths.useCases, paths.pharmacies];

/** More pages than any list has; stops at an API whose pages never end. */
const maxPages = 20;

/** Short, because a list that was made while the API failed lacks its rows. */
const cachedSeconds = 300;

/** Serves `robots.txt` and `sitemap.xml`, which lists every public page once, with each article and condition. */
export const robots: GatewayPlugin = async (app, { answers, config, liveComposition }) => {
  // Without SITE_ORIGIN a response contains the Host of its request, which no cache may give to others.
  const cacheControl = config.siteOrigin ? `public, max-age=${cachedSeconds}` : 'no-store';
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(
        `User-agent: *\n${privateAddresses.map((path) => `Disallow: ${path}\n`).join('')}Disallow: /api/\nSitemap: ${originOf(request, config)}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const found = await listPaths(await liveComposition(), answers);
    const lines = found.map(
      (path) => `  <url><loc>${escapeHtml(originOf(request, config) + path)}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
      );
  });
};

async function listPaths(
  { routes, remotes, match }: Composition,
  answers: AnswerCache | undefined,
): Promise<string[]> {
  // Search engines get the public pages of a remote, and of the shell those not in `privateAddresses`.
  const plain = routes
    .filter(({ path, layout, access }) => !/[:*]/.test(path) && (!layout || access === 'public'))
    .map(({ path }) => path);
  const further = await Promise.all(
    Object.entries(remotes).flatMap(([name, { listed = [] }]) =>
      listed.map(async (entry) => {
        const found = await pathsOfEntry(entry, answers);
        // A remote may list only its own addresses. The matcher would add a missing first slash.
        return found.filter((path) => path.startsWith('/') && match(path)?.remote === name);
      }),
    ),
  );
  const all = new Set([...plain, ...further.flat()]);
  return [...all].filter((path) => !isPrivateAddress(path) && !leftOut.includes(path));
}

/** Lists the addresses of an entry: fixed ones, or one for each row of a public list, none where the API fails. */
async function pathsOfEntry(entry: Listed, answers: AnswerCache | undefined): Promise<string[]> {
  if ('paths' in entry) return entry.paths;
  const found: string[] = [];
  for (let page = 1; answers && page <= maxPages; page += 1) {
    const body = (await answers.get(`${entry.call}?page=${page}&count=50`))?.body as Rows | undefined;
    const rows = body?.data?.data ?? [];
    found.push(...rows.map(({ id }) => entry.pattern.replace(':id', encodeURIComponent(String(id)))));
    if (rows.length === 0 || page >= (body?.data?.last_page ?? 1)) break;
  }
  return found;
}

interface Rows {
  data?: { data?: { id: string | number }[]; last_page?: number };
}
