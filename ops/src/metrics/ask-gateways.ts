import { readEnvironment, toAddress, type Environment } from '@ilera/contracts/environment';
import { sumMetrics, type VersionSummary } from './version-summary';

const patience = 3_000;

/** The addresses of GATEWAYS, separated by commas or spaces. */
export const readGateways = ({ list }: Pick<Environment, 'list'>): string[] =>
  (
    list(
      'GATEWAYS',
      'no address such as https://gateway-1.internal',
      (one) => toAddress(one) !== undefined,
    ) ?? []
  ).map((one) => one.replace(/\/+$/, ''));

/** The gateways that a command or a registry asks: those of GATEWAYS, or of RELEASE_SITE; their token. */
export function gatewaysFor(env: NodeJS.ProcessEnv): {
  gateways: string[];
  metricsToken: string | undefined;
} {
  const named = [env.GATEWAYS, env.RELEASE_SITE, 'http://localhost:3000'].find(Boolean);
  return { gateways: readGateways(readEnvironment({ GATEWAYS: named })), metricsToken: env.METRICS_TOKEN };
}

/**
 * Asks gateways for their figures by version at `/_metrics`.
 * @param token METRICS_TOKEN of the gateways
 * @returns the sums, of how many gateways they are, and the addresses of those that did not answer
 */
export async function askGateways(gateways: readonly string[], token?: string) {
  const ask = (gateway: string) => askGateway<{ versions: VersionSummary[] }>(gateway, '/_metrics', token);
  const answers = await Promise.all(gateways.map(ask));
  return {
    versions: sumMetrics(answers.flatMap((one) => (one?.versions ? [one.versions] : []))),
    gateways: answers.filter((one) => one?.versions).length,
    silent: gateways.filter((_gateway, index) => !answers[index]?.versions),
  };
}

/** What a gateway answers at one of its own addresses; undefined where it does not, or with something else than JSON. */
export const askGateway = <Answer>(gateway: string, path: string, token?: string) =>
  fetch(gateway.replace(/\/+$/, '') + path, {
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: AbortSignal.timeout(patience),
  })
    .then((response) => response.json() as Promise<Partial<Answer>>)
    .catch(() => undefined);
