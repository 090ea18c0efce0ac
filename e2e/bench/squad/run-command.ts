import { spawn, type ChildProcess } from 'node:child_process';

/** A command of the repository while it runs. */
export interface Running {
  child: ChildProcess;
  /** Resolves with its output, once that matches. */
  said(pattern: RegExp): Promise<string>;
  /** Resolves when it has ended with exit code 0. */
  done: Promise<void>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => void child.kill('SIGTERM')));

/** Starts a script with Node, as the package scripts do. */
export function runCommand(repository: string, args: string[], env: Record<string, string>): Running {
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let words = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer): void => {
    words += chunk.toString('utf8');
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => running.delete(child));
  const failed = (code: number | null) =>
    new Error(`${args.join(' ')} ended with ${code}:\n${words.split('\n').slice(-30).join('\n')}`);
  const done = ended.then((code) => {
    if (code !== 0) throw failed(code);
  });
  done.catch(() => undefined);
  return {
    child,
    done,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (pattern.test(words)) resolve(words);
        };
        listeners.add(look);
        void ended.then((code) => reject(failed(code)));
        look();
      }),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
