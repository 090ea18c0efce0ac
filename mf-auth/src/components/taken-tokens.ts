import { tabStorage, useNavigate, useParams } from '@shared/runtime';
import { useEffect } from 'react';

/** What a one-time token is for. */
export type TokenKind = 'verify' | 'reset' | 'invite';

/** Replaces the token in the address. */
export const takenOut = 'open';

const taken = new Map<TokenKind, string>();
/**
 * A phone may unload the tab while a password is copied, so the reset token is stored for the visit until it
 * was used (R4.70).
 */
const resetKey = 'reset_token';

/**
 * Removes a token from the address and the history by keeping it in memory, the reset token in session
 * storage too.
 */
export function keepToken(kind: TokenKind, token: string): void {
  taken.set(kind, token);
  if (kind === 'reset') tabStorage.set(resetKey, token);
}

/** The token that was taken out of the address; null when there was none. */
export function takenToken(kind: TokenKind): string | null {
  return taken.get(kind) ?? (kind === 'reset' ? tabStorage.get(resetKey) : null);
}

/** Removes it once it was used. */
export function forgetToken(kind: TokenKind): void {
  taken.delete(kind);
  if (kind === 'reset') tabStorage.remove(resetKey);
}

/**
 * Takes a one-time token out of `/…/{token}` before the page makes any request: the address is replaced
 * through the router, so that Back and Reload find a page that exists.
 * @returns undefined while the token is still in the address; then the token, or null when there is none
 * (after a reload)
 */
export function useTokenInAddress(
  kind: TokenKind,
  addressOf: (token: string) => string,
): string | null | undefined {
  const { token } = useParams();
  const navigate = useNavigate();
  const inAddress = token !== undefined && token !== takenOut;
  useEffect(() => {
    if (!inAddress) return;
    keepToken(kind, token);
    void navigate(addressOf(takenOut), { replace: true });
  }, [inAddress, token, kind, addressOf, navigate]);
  return inAddress ? undefined : takenToken(kind);
}
