import { tabStorage, useLocation, useNavigate } from '@shared/runtime';
import { useIsHydrating } from '@shared/ui';
import { useEffect } from 'react';

const storageKey = 'custom_words';

/**
 * What somebody wrote about their health (R4.65). A `text` in the address, which ends up in histories, logs
 * and screenshots, is moved into the history entry and this tab's storage.
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
    // A return from the payment page is a new history entry without this state; the tab's storage still has
    // the words.
    tabStorage.set(storageKey, inAddress);
    const kept = { ...(state as object | null), customWords: inAddress };
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state: kept });
  }, [inAddress, pathname, search, hash, state, navigate]);
  if (!isCustom) return '';
  // The server has neither the history entry nor the storage of this tab.
  if (hydrating) return inAddress ?? '';
  const inEntry = (state as { customWords?: unknown } | null)?.customWords;
  return inAddress ?? (typeof inEntry === 'string' ? inEntry : (tabStorage.get(storageKey) ?? ''));
}

/** Removes the words once the visit is paid. */
export const forgetCustomWords = (): void => tabStorage.remove(storageKey);
