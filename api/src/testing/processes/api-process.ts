/** The API as a process of its own, for tests that kill it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const repository = join(__dirname, '../../../..');

export interface ApiProcess {
  url: string;
  child: ChildProcess;
  /** Milliseconds from start to ready. */
  startedIn: number;
  /** Ends it with a signal and waits for its exit; resolves with its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Whether a process of this run has compiled the sources; those after it run the script that it left. */
let isCompiled = false;

/** Starts the API on a free port and waits for its one line. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const begun = Date.now();
  const script = isCompiled ? 'api/dist/main/index.mjs' : 'api/bin/start.mjs';
  const child = spawn(process.execPath, [join(repository, script)], {
    cwd: repository,
    env: { PATH: process.env.PATH ?? '', API_PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gone = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /API ready at (\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void gone.then((code) => reject(new Error(`The API ended with ${code}: ${output.slice(-2000)}`)));
  });
  isCompiled = true;
  return {
    url,
    child,
    startedIn: Date.now() - begun,
    end: (signal) => {
      child.kill(signal);
      return gone;
    },
  };
}
