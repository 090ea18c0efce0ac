import { visitStorage } from '@shared/runtime';

/** What a one-time token is for. */
export type TokenKind = 'verify' | 'reset' | 'invite';

/** Stands in the address where the token was. */
export const takenOut = 'open';

const taken = new Map<TokenKind, string>();
/**
 * A phone drops the tab while a password is copied: the reset token is kept for the visit until it was used
 * (R4.70).
 */
const resetKey = 'reset_token';

/** Keeps a token out of the address and the history: in memory, the reset token for the visit as well. */
export function keepToken(kind: TokenKind, token: string): void {
  taken.set(kind, token);
  if (kind === 'reset') visitStorage.set(resetKey, token);
}

/** The token that was taken out of the address; null when there was none. */
export function takenToken(kind: TokenKind): string | null {
  return taken.get(kind) ?? (kind === 'reset' ? visitStorage.get(resetKey) : null);
}

/** Forgets it once it was used. */
export function forgetToken(kind: TokenKind): void {
  taken.delete(kind);
  if (kind === 'reset') visitStorage.remove(resetKey);
}
