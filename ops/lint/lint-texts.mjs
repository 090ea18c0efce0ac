/**
 * Lints texts as if they stood in files of the repository. Reads `[{ file, text }]` from stdin, prints the
 * rules each breaks.
 */
import { ESLint } from 'eslint';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const cases = JSON.parse(Buffer.concat(chunks).toString());
const eslint = new ESLint({ overrideConfig: [{ rules: { 'import-x/no-cycle': 'off' } }] });
const results = [];
for (const { file, text } of cases) {
  const [result] = await eslint.lintText(text, { filePath: file, warnIgnored: true });
  results.push(result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
process.stdout.write(JSON.stringify(results));
