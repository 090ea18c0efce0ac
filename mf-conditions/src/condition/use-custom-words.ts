import { useLocation, useNavigate, visitStorage } from '@shared/runtime';
import { useIsHydrating } from '@shared/ui';
import { useEffect } from 'react';

const storageKey = 'custom_words';

/**
 * What somebody wrote about their health (R4.65). An address may bring it as `text`; it then moves out of the address, which
 * ends up in histories, logs and screenshots, into the history entry and this tab's storage (Q93).
 */
export function useCustomWords(isCustom: boolean): string {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const hydrating = useIsHydrating();
  const inAddress = isCustom ? new URLSearchParams(search).get('text') : null;
  useEffect(() => {
    if (inAddress === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('text');
    // The entry loses its state when a payment page sends the browser back; the tab's storage does not.
    visitStorage.set(storageKey, inAddress);
    const kept = { ...(state as object | null), customWords: inAddress };
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state: kept });
  }, [inAddress, pathname, search, hash, state, navigate]);
  if (!isCustom) return '';
  // The server rendered without them.
  if (hydrating) return inAddress ?? '';
  const inEntry = (state as { customWords?: unknown } | null)?.customWords;
  return inAddress ?? (typeof inEntry === 'string' ? inEntry : (visitStorage.get(storageKey) ?? ''));
}

/** Once the visit is paid, nothing needs the words here any more. */
export const forgetCustomWords = (): void => visitStorage.remove(storageKey);
