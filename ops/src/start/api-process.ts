import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface ApiProcessOptions {
  repository: string;
  port: number;
  /** Addresses of API and site for visitors, in mails and for the return from payments. */
  publicUrl: string;
  siteUrl: string;
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** Log of the API, line by line. */
  log?: ((line: string) => void) | undefined;
}

/** Starts the API beside the site and waits until it prints `API ready at …`. */
export async function startApiProcess(options: ApiProcessOptions) {
  const { repository, port, publicUrl, siteUrl, log } = options;
  const child = spawn(
    process.execPath,
    ['--import', join(repository, 'ops', 'bin', 'end-with-parent.mjs'), join('api', 'bin', 'start.mjs')],
    {
      cwd: repository,
      env: {
        ...process.env,
        API_PORT: String(port),
        PUBLIC_API_URL: publicUrl,
        SITE_ORIGIN: siteUrl,
        // People and tests also use the address with 127.0.0.1.
        ALLOWED_REDIRECT_ORIGINS: `${siteUrl.replace('localhost', '127.0.0.1')} ${process.env.ALLOWED_REDIRECT_ORIGINS ?? ''}`,
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A separate process group, which Ctrl-C does not reach: this process stops the API in order.
      detached: true,
    },
  );
  /** Output of the API before it is ready; null afterwards. */
  let lines: string[] | null = [];
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
  );

  const url = await new Promise<string>((resolve, reject) => {
    const onLine = (line: string): void => {
      lines?.push(line);
      log?.(line);
      const ready = /API ready at (https?:\/\/\S+)/.exec(line);
      if (ready?.[1]) resolve(ready[1]);
    };
    eachLine(child.stdout, onLine);
    eachLine(child.stderr, (line) => {
      if (lines) lines.push(line);
      else console.error(line);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      const output = (lines ?? []).slice(-20).join('\n');
      // Code 2: the output explains what is wrong.
      reject(new Error(code === 2 ? output : `The API ended before it was ready (code ${code}).\n${output}`));
    });
  });
  lines = null;
  let isStopping = false;
  void ended.then((reason) => {
    if (!isStopping)
      console.error(
        `The API has ended (${reason}): end the site and start it again. Pages are still served.`,
      );
  });

  return {
    url: url.replace(/\/+$/, ''),
    close: async (): Promise<void> => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const lastResort = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(lastResort);
    },
  };
}

const eachLine = (input: Readable | null, onLine: (line: string) => void): void =>
  void (input && createInterface({ input }).on('line', onLine));
