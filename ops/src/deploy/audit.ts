import { runPnpm } from '../common/package-managers';

export interface Advisory {
  module_name: string;
  title: string;
  severity: string;
  url: string;
}

/**
 * What the registry knows against the production dependencies; `unknown` with the reason where it does not
 * say.
 */
export type Audit = { advisories: Advisory[] } | { unknown: string };

/**
 * Asks the registry for advisories about all packages of the lockfile.
 * @param registry in place of the configured one
 */
export async function audit(repository: string, registry?: string): Promise<Audit> {
  const { stdout, stderr } = await runPnpm(repository, [
    'audit',
    '--prod',
    '--json',
    ...(registry ? [`--registry=${registry}`] : []),
  ]);
  try {
    const { advisories } = JSON.parse(stdout) as { advisories?: Record<string, Advisory> };
    if (advisories) return { advisories: Object.values(advisories) };
  } catch {
    // pnpm writes some errors as text.
  }
  // pnpm breaks its lines and draws a border beside them.
  const words = `${stderr} ${stdout}`.replace(/[\s│]+/g, ' ');
  return { unknown: (/responded with \d+/.exec(words) ?? /ERR_\w+/.exec(words))?.[0] ?? 'no answer' };
}

/** Those that fail the gate. */
export const isSevere = ({ severity }: Advisory): boolean => ['high', 'critical'].includes(severity);
