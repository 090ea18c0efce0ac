import { spawn, type ChildProcess } from 'node:child_process';

export interface Place {
  folder: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Runs a command line as a person types it and resolves with what it says.
 * @throws where it fails
 */
export async function runCommand(line: string, place: Place): Promise<string> {
  const { child, words } = start(line, place);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${line} ended with ${String(code)}:\n${words().slice(-4000)}`);
  return words();
}

/** A command that runs until it is stopped. */
export interface Running {
  /** Resolves with the match of what it says. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/** Starts a command line, in a process group of its own. */
export function startCommand(line: string, place: Place): Running {
  const { child, words } = start(line, place);
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(words());
          if (found) resolve(found);
        };
        child.stdout?.on('data', look);
        look();
        void ended.then(() => reject(new Error(`${line} ended:\n${words()}`)));
      }),
    stop: async () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

function start(line: string, { folder, env }: Place): { child: ChildProcess; words: () => string } {
  const child = spawn(line, {
    cwd: folder,
    env,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words += chunk.toString('utf8')));
  return { child, words: () => words };
}
