import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A decision as its file states it. Throws when the title or the status line is missing. */
function readDecision(folder: string, file: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, number, title] = /^# (\d{4})[.:]? (.+)$/m.exec(text) ?? [];
  const [, status, date] = /^\*\*Status\.\*\* (.+?), (\d{4}-\d{2}-\d{2})/m.exec(text) ?? [];
  if (!number || !title || !status || !date || !file.startsWith(number)) {
    throw new Error(
      `${file}: begins with "# <number> <title>" and a line "**Status.** Accepted, 2026-11-21"`,
    );
  }
  return { file, number, title, status, date };
}

/** The text of docs/adr/README.md. */
export function decisionsDocument(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
  const lines = files
    .sort()
    .map((file) => readDecision(folder, file))
    .map(({ file, number, title, status, date }) => `- [${number}](${file}) ${title}. ${status}, ${date}.`);
  return `# Decisions

Why the repository is as it is: context, decision, rejected options with their reasons, cost. A decision that no longer
binds is deleted.

This list is written by \`pnpm docs:write\`.

${lines.join('\n')}
`;
}
