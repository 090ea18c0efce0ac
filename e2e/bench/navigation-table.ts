import type { NavigationTime } from './measure/measure-navigation';
import { median } from './measure/repeat';
import { table, written } from './tables';
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
  ];
  const rows = results.map(({ from, to, intent, times }) => {
    const pick = (site: 'monolith' | 'composed', of: keyof NavigationTime) =>
      median(times[site].map((time) => time[of]));
    return [
      `\`${from}\` → \`${to}\`, ${intentWords[intent]}`,
      written(pick('monolith', 'total'), 0),
      written(pick('composed', 'total'), 0),
      written(pick('composed', 'api'), 0),
      `**${written(pick('composed', 'beyond'), 0)}**`,
      written(pick('composed', 'kilobytes'), 1),
    ];
  });
  return table(head, rows);
}
