import { readConfig } from '../src/config/read-config';
import type { OperatorTools } from '../src/operators/operator-call';

/**
 * Runs a command of operators with the arguments of this process. Reads OPS_TOKEN, the operator's own token, and
 * PUBLIC_API_URL as the API does; a failure is printed and ends the process with code 1.
 */
export async function runAsOperator(
  command: (args: readonly string[], tools: OperatorTools) => Promise<void>,
): Promise<void> {
  try {
    const { publicUrl, opsToken } = readConfig({ ...process.env, NODE_ENV: '' });
    if (!opsToken) throw new Error('OPS_TOKEN is not set.');
    await command(process.argv.slice(2), {
      apiUrl: publicUrl,
      token: opsToken,
      print: (line) => console.log(line),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
