import { startApiProcess, type ApiProcess, type ApiProcessOptions } from './api-process';

/** Milliseconds after which an API did not fail at its start. */
const quietMs = 60_000;

/**
 * Runs the API beside the site, and restarts it at the same address when it ends: at once, then after longer
 * and longer waits. Rejects when the first start fails.
 */
export async function keepApiRunning(options: ApiProcessOptions): Promise<Omit<ApiProcess, 'ended'>> {
  const { tell = console.error } = options;
  let current = await startApiProcess(options);
  const port = Number(new URL(current.url).port);
  let isStopping = false;
  let endWait = (): void => undefined;
  let restarts = 0;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function keep(): Promise<void> {
    for (;;) {
      const since = Date.now();
      let reason = await current.ended;
      if (Date.now() - since > quietMs) restarts = 0;
      for (let started = false; !started && !isStopping;) {
        const wait = Math.min(30_000, 500 * 2 ** restarts);
        restarts += 1;
        tell(`The API has ended (${reason}) and is started again in ${wait / 1000} s.`);
        await pause(wait);
        if (isStopping) return;
        try {
          current = await startApiProcess({ ...options, port });
          started = true;
          tell('The API is back.');
        } catch (error) {
          reason = (error as Error).message;
        }
      }
      if (isStopping) return;
    }
  }
  const kept = keep();

  return {
    url: current.url,
    get pid() {
      return current.pid;
    },
    close: async () => {
      isStopping = true;
      endWait();
      await current.close();
      await kept;
      await current.close();
    },
  };
}
