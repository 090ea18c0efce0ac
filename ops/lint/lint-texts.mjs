/**
 * Lints texts as files of the repository. Reads `[{ file, text }]` from each line of stdin, and prints a line with the
 * rules that each text breaks.
 */
import { createInterface } from 'node:readline';
import { ESLint } from 'eslint';

const eslint = new ESLint();
for await (const line of createInterface({ input: process.stdin })) {
  const results = [];
  for (const { file, text } of JSON.parse(line)) {
    const [result] = await eslint.lintText(text, { filePath: file, warnIgnored: true });
    results.push(result.messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (line ${line})`));
  }
  process.stdout.write(`${JSON.stringify(results)}\n`);
}
