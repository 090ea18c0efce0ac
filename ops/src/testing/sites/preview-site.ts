import type { Preview } from '@shared/contracts';
import { publishPreview } from '../publish';
import { startFakeSite } from './fake-site';

/** A site whose mf-things is at 1.0.0, with helpers that make previews of it and open them as a browser does. */
export async function startPreviewSite(options: Parameters<typeof startFakeSite>[0] = {}) {
  const site = await startFakeSite(options);
  const candidate = (version: string, more = {}) => site.part('mf-things', version, more);
  const show = (version: string, more: Partial<Parameters<typeof publishPreview>[0]> = {}) =>
    publishPreview({
      ledger: site.ledger,
      parts: [candidate(version)],
      branch: 'feature/Quarterly prices',
      by: 'ada',
      days: 7,
      ...more,
    });
  const open = (preview: Pick<Preview, 'id'>, to = '') =>
    site.app.inject({ url: `/_preview/${preview.id}${to && `?to=${encodeURIComponent(to)}`}` });
  const load = async (cookie = '') => {
    const { answer, site: said } = await site.open('/things', cookie);
    return { answer, version: said.remotes?.['mf-things']?.version };
  };
  return { ...site, candidate, show, open, load };
}
