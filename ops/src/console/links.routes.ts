import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOverride, signOverrideCookie, type OverrideCookie } from '../common/override-cookie';
import { readForm } from './session';
import { linkView } from './views/links-view';

const dayInSeconds = 86_400;

/** Signed links: an early version, a developer's build. */
export async function links(app: FastifyInstance): Promise<void> {
  const link = (
    { protocol, host }: FastifyRequest,
    content: Omit<OverrideCookie, 'expires'>,
    lasts = dayInSeconds,
  ): string => {
    const expires = Math.floor(Date.now() / 1000) + lasts;
    return `${protocol}://${host}/_override?p=${signOverrideCookie({ ...content, expires }, app.access.opsKey)}`;
  };

  app.post('/ops/invite', async (request) => {
    const person = readForm(request)('person');
    return linkView(
      link(request, { person }, 14 * dayInSeconds),
      `For ${person}: early versions, for two weeks.`,
    );
  });

  app.post('/ops/override', async (request) => {
    const form = readForm(request);
    const override = { remote: form('remote'), base: form('base') };
    if (!isOverride(override)) throw new Error('The address must look like http://localhost:3101/');
    const explanation = `Takes ${override.remote} from ${override.base}, in one browser, for a day.`;
    return linkView(link(request, { override }), explanation);
  });
}
