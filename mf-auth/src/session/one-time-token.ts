import { tabStorage, useNavigate, useParams } from '@ilera/runtime';
import { useEffect } from 'react';

/** What a one-time token is for. */
export type TokenKind = 'verify' | 'reset' | 'invite';

/** Replaces the token in the address. */
export const takenOut = 'open';

const taken = new Map<TokenKind, string>();
/**
 * What is stored for the visit too: a phone may unload the tab while a password is copied (R4.70), and an invitation is
 * not sent (R4.20).
 */
const storedAs: Partial<Record<TokenKind, string>> = { reset: 'reset_token', invite: 'employee_invite' };

/** Removes a token from the address and the history by keeping it here. */
export function keepToken(kind: TokenKind, token: string): void {
  taken.set(kind, token);
  if (storedAs[kind]) tabStorage.set(storedAs[kind], token);
}

/** The token that was taken out of the address; null when there was none. */
export function takenToken(kind: TokenKind): string | null {
  const key = storedAs[kind];
  return taken.get(kind) ?? (key ? tabStorage.get(key) : null);
}

/** Removes it once it was used. */
export function forgetToken(kind: TokenKind): void {
  taken.delete(kind);
  if (storedAs[kind]) tabStorage.remove(storedAs[kind]);
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
