import { join } from 'node:path';
import type { BuiltPart } from '../build/built-part';
import { Ledger, type LedgerOptions } from '../registry/ledger/ledger';
import { changeCanary, publish, publishPreview, rollback, type PublishOptions } from './change-store';
import { FileStore } from '../store/file-store';
import { makePart } from './fake-releases';
import { grantedPaths } from './route-rules';
import { newFolder } from './temporary';

/** A store and a ledger whose clock moves a minute at each look, with helpers that change what is live. */
export function openReleaseDesk(options: LedgerOptions = {}) {
  const folder = newFolder();
  const store = new FileStore(join(folder, 'store'));
  let time = Date.parse('2026-11-20T10:00:00Z');
  const ledger = new Ledger(store, {
    now: () => new Date((time += 60_000)),
    paths: grantedPaths,
    ...options,
  });
  const part = (name: string, version: string, overrides?: Parameters<typeof makePart>[3]) =>
    makePart(folder, name, version, overrides);
  const put = (
    name: string,
    version: string,
    more: Partial<PublishOptions> = {},
    overrides?: Parameters<typeof part>[2],
  ) =>
    publish({
      ledger,
      parts: [part(name, version, overrides)],
      by: 'ada',
      reason: `${version} is ready`,
      ...more,
    });
  const first = (version = '1.0.0') =>
    publish({
      ledger,
      parts: ['shell', 'mf-public', 'mf-things'].map((name) => part(name, version)),
      by: 'ada',
      reason: 'first',
    });
  const back = (more: Partial<Parameters<typeof rollback>[0]> = {}) =>
    rollback({ ledger, part: 'mf-things', by: 'bola', reason: 'prices are wrong', ...more });
  /** Changes the canary of mf-things. */
  const canary = (
    change: Parameters<typeof changeCanary>[0]['change'],
    more: Partial<Parameters<typeof changeCanary>[0]> = {},
  ) => changeCanary({ ledger, part: 'mf-things', by: 'ada', reason: 'judged', ...more, change });
  /** Gives parts an address beside what is live. */
  const show = (parts: BuiltPart[], more: Partial<Parameters<typeof publishPreview>[0]> = {}) =>
    publishPreview({ ledger, parts, branch: 'feature', by: 'ada', ...more });
  return { folder, store, ledger, part, put, first, back, canary, show };
}

/** The same, with a shell and two remotes live at 1.0.0. */
export async function startReleaseDesk(options?: LedgerOptions) {
  const desk = openReleaseDesk(options);
  await desk.first();
  return desk;
}
