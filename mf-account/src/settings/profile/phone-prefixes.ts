import { homePrefix, prefixOptions } from '@shared/forms';

/** The list's entry for a stored prefix, written `+234` or `234`; Nigeria where there is none. */
export function prefixKey(stored: unknown): string {
  const digits = String(stored ?? '').replace(/\D/g, '');
  return prefixOptions.find(({ value }) => value.split('-')[1] === digits)?.value ?? homePrefix;
}

/** The prefix to store for an entry; a prefix that was not changed keeps its spelling. */
export function storedPrefix(key: string, before: unknown): string {
  return typeof before === 'string' && before && prefixKey(before) === key ? before : `+${key.split('-')[1]}`;
}
