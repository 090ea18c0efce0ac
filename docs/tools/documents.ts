import { apiVariables } from '../../api/src/config/variables';

/** Phrases of a meaning that the document says by a table, or beside the name. */
const needed = ' Needed in production.';
const secret = ' Secret.';

/** docs/configuration.md, in which the variables of the API are those of its own list. */
export function configurationDocument(text: string): string {
  const rows = Object.entries(apiVariables).map(([name, [fallback, meaning]]) => ({
    isNeeded: meaning.includes(needed),
    cells: [
      `\`${name}\`${meaning.includes(secret) ? ' (secret)' : ''}`,
      /^[\w./:-]+$/.test(fallback) ? `\`${fallback}\`` : fallback,
      meaning.replace(needed, '').replace(secret, ''),
    ],
  }));
  const required = rows
    .filter(({ isNeeded }) => isNeeded)
    .map(({ cells: [name = '', , use = ''] }) => [name, use]);
  const optional = rows.filter(({ isNeeded }) => !isNeeded).map(({ cells }) => cells);
  const tables = [
    'Production needs these:',
    table(['variable', 'use'], required),
    'These are optional:',
    table(['variable', 'default', 'use'], optional),
  ];
  const place = /(?<=\n## API\n\n(?:[^\n]+\n)+\n)[^]*?(?=\n## )/;
  if (!place.test(text))
    throw new Error('docs/configuration.md has no section "API" with a first paragraph.');
  return text.replace(place, () => `${tables.join('\n\n')}\n`);
}

/** A Markdown table, aligned as the formatter aligns it. */
function table(header: string[], rows: string[][]): string {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[], filler = ' ') =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  return [
    line(header),
    line(
      header.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n');
}

/** The names of all variables that the document explains. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(/^\| `([A-Z][A-Z0-9_]*)`/gm)].map(([, name = '']) => name);
