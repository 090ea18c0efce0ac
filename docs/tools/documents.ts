import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiVariables } from '../../api/src/config/variables';

/** docs/configuration.md, in which the variables of the API are those of its own list. */
export function configurationDocument(text: string): string {
  const lines = Object.entries(apiVariables).map(([name, [fallback, meaning]]) => {
    const code = /^[\w./:-]+$/.test(fallback) ? `\`${fallback}\`` : fallback;
    return `- \`${name}\`${fallback ? ` (${code})` : ''}: ${meaning}\n`;
  });
  return text.replace(/(?<=\n## API\n\n[^\n]+\n\n)[^]*?(?=\n## )/, () => lines.join(''));
}

/** The names of all variables that the document explains. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(/^- `([A-Z][A-Z0-9_<>]*)`/gm)].map(([, name = '']) => name);

/** A decision as its file states it. Throws when the title is missing. */
function readDecision(folder: string, file: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, number, title] = /^# (\d{4})[.:]? (.+)$/m.exec(text) ?? [];
  if (!number || !title || !file.startsWith(number))
    throw new Error(`${file}: begins with "# <number> <title>"`);
  return { file, number, title };
}

/** The text of docs/adr/README.md. */
export function decisionsDocument(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
  const lines = files
    .sort()
    .map((file) => readDecision(folder, file))
    .map(({ file, number, title }) => `- [${number}](${file}) ${title}`);
  return `# Decisions

Why the repository is as it is: context, decision, rejected options with their reasons, cost. A decision that no longer
binds is deleted.

This list is written by \`pnpm docs:write\`.

${lines.join('\n')}
`;
}
