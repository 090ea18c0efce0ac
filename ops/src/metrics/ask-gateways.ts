import { toAddress, type Environment } from '@ilera/contracts/environment';
import { sumMetrics, type VersionSummary } from './version-summary';

const patience = 3_000;

/** The addresses of gateways that a variable names; none where it is unset. */
export const readGateways = ({ list }: Environment, name = 'GATEWAYS'): string[] =>
  (
    list(name, 'no address such as https://gateway-1.internal', (one) => toAddress(one) !== undefined) ?? []
  ).map((one) => toAddress(one) ?? one);

/** The gateways that a command or a registry asks: those of GATEWAYS, or of RELEASE_SITE; their token. */
export function gatewaysFor(environment: Environment) {
  const { optional } = environment;
  const named = readGateways(environment, optional('GATEWAYS') ? 'GATEWAYS' : 'RELEASE_SITE');
  return {
    gateways: named.length > 0 ? named : ['http://localhost:3000'],
    metricsToken: optional('METRICS_TOKEN'),
  };
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
    versions: sumMetrics(answers.flatMap((one) => one?.versions ?? [])),
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
