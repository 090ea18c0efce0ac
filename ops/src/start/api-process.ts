import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

export interface ApiProcessOptions {
  repository: string;
  port: number;
  /** Addresses of API and site for visitors, in mails and for the return from payments. */
  publicUrl: string;
  siteUrl: string;
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** File for the API's log; unset: the log is dropped. */
  log?: string | undefined;
}

/** Starts the API beside the site and waits until it tells its address. @throws where it ends before */
export async function startApiProcess(options: ApiProcessOptions) {
  const { repository, port, publicUrl, siteUrl, log } = options;
  const logFile = log === undefined ? undefined : openSync(log, 'w');
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
      // An API that cannot start explains why on the terminal.
      stdio: ['ignore', logFile ?? 'ignore', 'inherit', 'ipc'],
      // A separate process group, which Ctrl-C does not reach: this process stops the API in order.
      detached: true,
    },
  );
  if (logFile !== undefined) closeSync(logFile);
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? `code ${code}`));
  const [{ url }] = (await Promise.race([
    once(child, 'message'),
    ended.then((reason) => {
      throw new Error(`The API ended before it was ready (${reason}).`);
    }),
  ])) as [{ url: string }];
  let isStopping = false;
  void ended.then((reason) => {
    if (!isStopping)
      console.error(
        `The API has ended (${reason}): end the site and start it again. Pages are still served.`,
      );
  });

  return {
    url,
    close: async (): Promise<void> => {
      isStopping = true;
      child.kill('SIGTERM');
      const lastResort = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(lastResort);
    },
  };
}
