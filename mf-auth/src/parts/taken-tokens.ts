/** What a one-time token is for. */
export type TokenKind = 'verify' | 'reset' | 'invite';

/** Stands in the address where the token was. */
export const takenOut = 'open';

const taken = new Map<TokenKind, string>();

/** Keeps a token in memory only: not in the address, the history, or the browser's storage. */
export function keepToken(kind: TokenKind, token: string): void {
  taken.set(kind, token);
}

/** The token that was taken out of the address of this document; null when there was none. */
export function takenToken(kind: TokenKind): string | null {
  return taken.get(kind) ?? null;
}

/** Forgets it once it was used. */
export function forgetToken(kind: TokenKind): void {
  taken.delete(kind);
}
