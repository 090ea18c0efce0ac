import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { ReleaseRefused } from '../common/release-refused';
import { artefactKey, type ReleaseStore } from '../store/release-store';
import { readRecord } from '../registry/upload';

const pattern = /^(.+\.js):(\d+):(\d+)$/;

/**
 * The place in the sources of a place in a built file, as error reports name it: `page.list.js:1:2345`
 * becomes `src/plans/plan-card.tsx:41:7 PlanCard`. The maps are in the store and are never served.
 */
export async function traceFrame(
  store: ReleaseStore,
  part: string,
  version: string,
  frame: string,
): Promise<string> {
  const [, place = '', line, column] = pattern.exec(frame) ?? [];
  if (!line || !column) throw new ReleaseRefused(`${frame} is no place: it looks like page.list.js:1:2345`);
  const release = (await readRecord(store, part, version))?.release;
  if (!release) throw new ReleaseRefused(`${part} ${version} is not in ${store.description}.`);
  // Error reports have content-addressed names; the map is beside the version's own file.
  const [file = place] = Object.entries(release.files).find(([, { address }]) => address === place) ?? [];
  const map = await store.get(artefactKey(part, version, `${file}.map`));
  if (!map) throw new ReleaseRefused(`${part} ${version} has no source map for ${file}.`);
  // Browsers count columns from 1, source maps from 0.
  const found = originalPositionFor(new TraceMap(map.toString('utf8')), {
    line: Number(line),
    column: Math.max(0, Number(column) - 1),
  });
  if (!found.source) return `${frame} (in code that the build added)`;
  const source = found.source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
  return `${source}:${found.line}:${found.column + 1}${found.name ? ` ${found.name}` : ''}`;
}
