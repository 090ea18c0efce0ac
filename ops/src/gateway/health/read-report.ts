import type { RemoteReport } from '@shared/contracts';
import { isFailureKind } from './version-metrics';

/** A failure report with the shape and one of the kinds of the contract; undefined for anything else. */
export function readRemoteReport(body: unknown): RemoteReport | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { remote, version, kind } = body as Record<string, unknown>;
  if (!isName(remote) || !isName(version) || !isFailureKind(kind)) return undefined;
  return { remote, version, kind };
}

const isName = (word: unknown): word is string => typeof word === 'string' && /^[\w.@+-]{1,80}$/.test(word);

/** JSON of a body that a browser sends as text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
