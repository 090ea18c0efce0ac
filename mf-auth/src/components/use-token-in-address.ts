import { useNavigate, useParams } from '@shared/runtime';
import { useEffect } from 'react';
import { keepToken, takenOut, takenToken, type TokenKind } from './taken-tokens';

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
