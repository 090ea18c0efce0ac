import { toAddress, type Environment } from '@ilera/contracts/environment';
import { sumMetrics, type VersionSummary } from './version-summary';

const timeoutMs = 3_000;

/** Reads the addresses of gateways from a variable; empty where it is unset. */
export const readGateways = ({ list }: Environment, name = 'GATEWAYS'): string[] =>
  (
    list(name, 'no address such as https://gateway-1.internal', (value) => toAddress(value) !== undefined) ??
    []
  ).map((value) => toAddress(value) ?? value);

/** Reads the gateways to ask, from GATEWAYS or RELEASE_SITE, and their token. */
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
 * @returns sums, number of gateways in the sums, and addresses of silent gateways
 */
export async function askGateways(gateways: readonly string[], token?: string) {
  const ask = (gateway: string) => askGateway<{ versions: VersionSummary[] }>(gateway, '/_metrics', token);
  const answers = await Promise.all(gateways.map(ask));
  return {
    versions: sumMetrics(answers.flatMap((answer) => answer?.versions ?? [])),
    gateways: answers.filter((answer) => answer?.versions).length,
    silent: gateways.filter((_gateway, index) => !answers[index]?.versions),
  };
}

/** Reads JSON from a gateway; undefined where it does not answer in time, or not with JSON. */
export const askGateway = <Answer>(gateway: string, path: string, token?: string) =>
  fetch(gateway.replace(/\/+$/, '') + path, {
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response) => response.json() as Promise<Partial<Answer>>)
    .catch(() => undefined);
