import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A linter process with the repository's configuration, for all tests of a file, because it takes seconds to load. */
export function startLinter() {
  const linter = spawn(process.execPath, [join(__dirname, 'lint-texts.mjs')], {
    cwd: join(__dirname, '../..'),
    // pnpm's jest command sets it, and an editor's linter has none.
    env: { ...process.env, NODE_PATH: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: linter.stdout })[Symbol.asyncIterator]();
  return {
    /** What the linter reports for each text, as `rule: message`, as if it stood in that file. */
    async lint(texts: { file: string; text: string }[]): Promise<string[][]> {
      linter.stdin.write(`${JSON.stringify(texts)}\n`);
      const { value } = (await lines.next()) as { value?: string };
      if (value === undefined) throw new Error('The linter ended.');
      return JSON.parse(value) as string[][];
    },
    end: () => linter.stdin.end(),
  };
}
