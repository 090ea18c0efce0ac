import { spawn, type ChildProcess } from 'node:child_process';

/** Where a command line runs. */
export interface Place {
  folder: string;
  env?: NodeJS.ProcessEnv;
}

/** A command line while it runs. */
export interface Running {
  /** Of the shell, or of the command where the line begins with `exec`. */
  pid: number;
  /** Resolves with the match of its output. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with its output when it has ended with exit code 0. */
  done: Promise<string>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(endGroup));

/** Starts a command line as a person types it, in a process group of its own. */
export function runCommand(line: string, { folder: cwd, env }: Place): Running {
  const child = spawn(line, {
    cwd,
    env: { ...process.env, ...env },
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let words = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      words += chunk.toString('utf8');
      for (const listener of listeners) listener();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => running.delete(child));
  const failed = (code: number | null) =>
    new Error(`${line} ended with ${code}:\n${words.split('\n').slice(-30).join('\n')}`);
  const done = ended.then((code) => {
    if (code !== 0) throw failed(code);
    return words;
  });
  done.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    done,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(words);
          if (found) resolve(found);
        };
        listeners.add(look);
        void ended.then((code) => reject(failed(code)));
        look();
      }),
    stop: async () => {
      endGroup(child);
      await ended;
    },
  };
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
}
