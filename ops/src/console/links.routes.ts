import type { FastifyInstance } from 'fastify';
import { isOverride, overrideLink } from '../common/override-cookie';
import { getOrigin, readForm } from './session';
import { linkView } from './views/links-view';

const twoWeeks = 14 * 86_400;

/** Signed links: an early version, a developer's build. */
export async function links(app: FastifyInstance): Promise<void> {
  const { opsKey } = app.access;

  app.post('/ops/invite', async (request) => {
    const person = readForm(request)('person');
    const link = overrideLink(getOrigin(request), { person }, opsKey, twoWeeks);
    return linkView(link, `For ${person}: early versions, for two weeks.`);
  });

  app.post('/ops/override', async (request) => {
    const form = readForm(request);
    const override = { remote: form('remote'), base: form('base') };
    if (!isOverride(override)) throw new Error('The address must look like http://localhost:3101/');
    const explanation = `Takes ${override.remote} from ${override.base}, in one browser, for a day.`;
    return linkView(overrideLink(getOrigin(request), { override }, opsKey), explanation);
  });
}
