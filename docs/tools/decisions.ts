import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
