import { tabStorage, useNavigate, useParams } from '@ilera/runtime';
import { useEffect } from 'react';

/** The purpose of a one-time token. */
export type TokenKind = 'verify' | 'reset' | 'invite';

/** Replaces the token in the address. */
export const tokenPlaceholder = 'open';

const tokens = new Map<TokenKind, string>();
/**
 * Storage keys of tokens that outlive the document: a phone may unload the tab while a password is copied
 * (R4.70), and an invitation is not sent (R4.20).
 */
const storageKeys: Partial<Record<TokenKind, string>> = { reset: 'reset_token', invite: 'employee_invite' };

/** Keeps a token in memory, and some kinds in the tab's storage, so that address and history need not hold it. */
export function keepToken(kind: TokenKind, token: string): void {
  tokens.set(kind, token);
  if (storageKeys[kind]) tabStorage.set(storageKeys[kind], token);
}

/** The token kept from the address; null if there is none. */
export function readToken(kind: TokenKind): string | null {
  const key = storageKeys[kind];
  return tokens.get(kind) ?? (key ? tabStorage.get(key) : null);
}

/** Removes a used token. */
export function forgetToken(kind: TokenKind): void {
  tokens.delete(kind);
  if (storageKeys[kind]) tabStorage.remove(storageKeys[kind]);
}

/**
 * Moves a one-time token out of `/…/{token}` before the page sends any request. The router replaces the address, so
 * that Back and Reload find an existing page.
 * @returns undefined while the address holds the token; then the token, or null if there is none (after a reload)
 */
export function useTokenInAddress(
  kind: TokenKind,
  addressOf: (token: string) => string,
): string | null | undefined {
  const { token } = useParams();
  const navigate = useNavigate();
  const isInAddress = token !== undefined && token !== tokenPlaceholder;
  useEffect(() => {
    if (!isInAddress) return;
    keepToken(kind, token);
    void navigate(addressOf(tokenPlaceholder), { replace: true });
  }, [isInAddress, token, kind, addressOf, navigate]);
  return isInAddress ? undefined : readToken(kind);
}
