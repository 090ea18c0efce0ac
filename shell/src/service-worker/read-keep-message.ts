import type { KeepMessage } from '@shared/contracts';
import { untouchedPaths } from './untouched-paths';

/** The path that a page asks to be kept; undefined for anything else, also for addresses with a query. */
export function readKeepMessage(data: unknown, origin: string): string | undefined {
  const { keep } = (data ?? {}) as Partial<KeepMessage>;
  if (typeof keep !== 'string' || !keep.startsWith('/') || !URL.canParse(keep, origin)) return undefined;
  const url = new URL(keep, origin);
  if (url.origin !== origin || url.search) return undefined;
  return untouchedPaths.some((pattern) => pattern.test(url.pathname)) ? undefined : url.pathname;
}
