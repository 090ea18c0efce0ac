import type { Preview } from '@shared/contracts';
import { publishPreview } from '../publish';
import { startFakeSite } from './fake-site';
import { readSite } from './fake-visitor';

/** A site whose mf-things is at 1.0.0, with helpers that make previews of it and open them as a browser does. */
export async function startPreviewSite(folder: string, options: Parameters<typeof startFakeSite>[1] = {}) {
  const site = await startFakeSite(folder, options);
  const { app } = site.gateway;
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
    app.inject({ url: `/_preview/${preview.id}${to && `?to=${encodeURIComponent(to)}`}` });
  const load = async (cookie = '', url = '/things') => {
    const answer = await app.inject({ url, headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } });
    return { answer, version: readSite(answer.body).remotes?.['mf-things']?.version };
  };
  return { ...site, app, candidate, show, open, load };
}
