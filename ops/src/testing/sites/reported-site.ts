import type { RemoteReport } from '@ilera/contracts';
import type { GatewayOptions } from '../../gateway/services';
import type { VersionSummary } from '../../metrics/version-summary';
import type { GatewayEvent } from '../../notify/notifier';
import { opsKey } from './console-site';
import { startFakeSite } from './fake-site';
import { sendReport } from './fake-visitor';

/** A site of whose mf-things 2.0.0, the live version, visitors can report failures. */
export async function startReportedSite(options: Partial<GatewayOptions> = {}) {
  const warnings: string[] = [];
  const events: GatewayEvent[] = [];
  const site = await startFakeSite({
    keys: { opsKey },
    log: {
      info: () => undefined,
      warn: (_fields, text) => warnings.push(text),
      error: (fields) => events.push(fields as GatewayEvent),
    },
    ...options,
  });
  const { app } = site;
  await site.release('mf-things', '2.0.0');
  const failed: RemoteReport = { remote: 'mf-things', version: '2.0.0', kind: 'chunk' };
  const ipOf = (visitor: number | string) => (typeof visitor === 'number' ? `10.0.0.${visitor}` : visitor);
  const figures = async () => {
    const answer = await app.inject({ url: '/_metrics', headers: { accept: 'application/json' } });
    return answer.json<{ versions: VersionSummary[] }>().versions;
  };
  return {
    ...site,
    warnings,
    events,
    /** Reports a failure from an address. */
    fail: (visitor: number | string, body: object = {}, headers: Record<string, string> = {}) =>
      sendReport(app, ipOf(visitor), 'remote', { ...failed, ...body }, headers),
    /** Loads a page at an address, and leaves it. */
    load: (visitor: number | string, body: object = {}, headers: Record<string, string> = {}) =>
      sendReport(
        app,
        ipOf(visitor),
        'vitals',
        { shell: '1.0.0', remote: 'mf-things', version: '2.0.0', lcp: 1000, ...body },
        headers,
      ),
    figures,
    counted: async (part = 'mf-things') => (await figures()).find((entry) => entry.part === part),
  };
}
