import type { Preview } from '@ilera/contracts';
import { startFakeSite } from './fake-site';

/** A site whose mf-things is at 1.0.0, with helpers that make previews of it and open them as a browser does. */
export async function startPreviewSite(options: Parameters<typeof startFakeSite>[0] = {}) {
  const site = await startFakeSite(options);
  const show = (version: string, more: Parameters<typeof site.show>[1] = {}) =>
    site.show([site.part('mf-things', version)], { branch: 'feature/Quarterly prices', ...more });
  const open = (preview: Pick<Preview, 'id'>, to = '') =>
    site.app.inject({ url: `/_preview/${preview.id}${to && `?to=${encodeURIComponent(to)}`}` });
  const load = async (cookie = '') => {
    const { answer, site: said } = await site.open('/things', cookie);
    return { answer, version: said.remotes?.['mf-things']?.version };
  };
  return { ...site, show, open, load };
}
