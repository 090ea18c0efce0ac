import type { NavigationTime } from './measure-navigation';
import type { Change, Returns, ReturningPageLoad } from './measure-return';
import { median } from './median';
import { table, written } from './page-table';
import type { Fetched } from './record-traffic';
import type { Intent } from './pages';

/** The measurements of one navigation. */
export interface NavigationResult {
  from: string;
  to: string;
  intent: Intent;
  times: Record<'monolith' | 'composed', NavigationTime[]>;
}

const intentWords: Record<Intent, string> = {
  none: 'cold',
  hover: 'after hovering',
  touch: 'after touching',
  focus: 'after focusing',
};

/** The navigations: from the press to the paint of the new heading. */
export function navigationTable(results: NavigationResult[]): string {
  const head = [
    'navigation to another remote',
    'monolith, ms',
    'composed, ms',
    'of it API, ms',
    'beyond the API, ms',
    'code fetched, kB',
    'target',
    'met',
  ];
  const rows = results.map(({ from, to, intent, times }) => {
    const pick = (site: 'monolith' | 'composed', of: keyof NavigationTime) =>
      median(times[site].map((time) => time[of]));
    const beyond = pick('composed', 'beyond');
    return [
      `\`${from}\` → \`${to}\`, ${intentWords[intent]}`,
      written(pick('monolith', 'total'), 0),
      written(pick('composed', 'total'), 0),
      written(pick('composed', 'api'), 0),
      `**${written(beyond, 0)}**`,
      written(pick('composed', 'kilobytes'), 1),
      intent === 'none' ? '' : '≤ 100 ms',
      intent === 'none' ? '' : beyond <= 100 ? 'yes' : '**no**',
    ];
  });
  return table(head, rows);
}

/** The second visit, and the visit after a release, with every file of the latter. */
export function returnTable(
  composed: Returns[],
  monolith: Returns[],
  { remote, file }: Change,
  changed: Set<string>,
): string {
  const head = ['visit', 'first paint, ms', 'largest paint, ms', 'fetched, kB', 'requests', 'target', 'met'];
  const rows = composed.flatMap(({ address, first, second, afterRelease }) => {
    const line = (name: string, visit: ReturningPageLoad, target = '', met = '') => [
      `\`${address}\`, ${name}`,
      written(visit.firstPaint, 0),
      written(visit.largestPaint, 0),
      written(visit.fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, 1),
      String(visit.fetched.length),
      target,
      met,
    ];
    const plain = monolith.find((one) => one.address === address);
    return [
      line('first', first),
      line('second', second),
      ...(plain ? [line('second, monolith', plain.second)] : []),
      ...(afterRelease
        ? [
            line(
              `after a release of ${remote}`,
              afterRelease,
              'only its changed files',
              hasOnly(changed, afterRelease.fetched) ? 'yes' : '**no**',
            ),
          ]
        : []),
    ];
  });
  return [
    table(head, rows),
    '',
    `The release changed words in ${remote}/${file}.`,
    ...composed.map((one) => listFetched(one)),
  ].join('\n');
}

/** Whether a visit fetched only documents, API responses, and what the release changed. */
function hasOnly(changed: Set<string>, fetched: Fetched[]): boolean {
  return fetched.every(
    ({ kind, path }) => kind === 'document' || kind === 'api' || path.startsWith('/_') || changed.has(path),
  );
}

function listFetched({ address, afterRelease }: Returns): string {
  const named = (afterRelease?.fetched ?? []).map(
    ({ path, bytes, status }) =>
      `${path} (${(bytes / 1000).toFixed(1)} kB${status === 200 ? '' : `, ${status}`})`,
  );
  return `After it \`${address}\` fetched: ${named.join(', ') || 'nothing'}.`;
}
