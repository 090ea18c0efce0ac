// Plain Node: the commands that `npm test` runs, and several of them side by side.
import { spawn } from 'node:child_process';

/**
 * Runs a command and prints what it says.
 * @param shell whether a shell starts it, as Windows needs for programs of npm
 * @param print where its output goes, piece by piece
 * @returns the exit code; 1 where the command cannot be started
 */
export function runCommand(
  [program, ...args],
  { cwd, env, shell = false, print = (text) => process.stdout.write(text) },
) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    // jest --json also prints the whole result; only its progress, on the error stream, is shown.
    child.stdout.on('data', (chunk) => (args.includes('--json') ? undefined : print(chunk)));
    child.stderr.on('data', print);
    child.on('error', (error) => {
      print(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs tasks with at most `width` of them under way.
 * @param tasks functions that return promises, which must not be rejected
 * @returns the results in the order of the tasks
 */
export async function sideBySide(width, tasks) {
  const results = [];
  const waiting = [...tasks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
