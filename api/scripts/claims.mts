/** The entry of `pnpm claims`. Reads OPS_TOKEN, the operator's own token, and PUBLIC_API_URL as the API does. */
import { readConfig } from '../src/config/read-config';
import { runClaimsCommand } from '../src/operators/claims-command';

try {
  const { publicUrl, opsToken } = readConfig({ ...process.env, NODE_ENV: '' });
  if (!opsToken) throw new Error('OPS_TOKEN is not set.');
  await runClaimsCommand(process.argv.slice(2), {
    apiUrl: publicUrl,
    token: opsToken,
    print: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
