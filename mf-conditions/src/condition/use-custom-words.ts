import { tabKeys } from '@ilera/contracts';
import { tabStorage, useLocation, useNavigate } from '@ilera/runtime';
import { useIsHydrating } from '@ilera/ui';
import { useEffect } from 'react';

/** What was written in this tab, the latest last. */
function readWords(): string[] {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(tabKeys.customWords) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // damaged
  }
}

/**
 * What somebody wrote about their health (R4.65). A `text` in the address, which ends up in histories, logs
 * and screenshots, is moved into this tab's storage, which a sign-out clears; the history entry has its place there.
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
    const before = readWords();
    tabStorage.set(tabKeys.customWords, JSON.stringify([...before, inAddress]));
    const kept = { ...(state as object | null), customWords: before.length };
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state: kept });
  }, [inAddress, pathname, search, hash, state, navigate]);
  if (!isCustom) return '';
  // The server does not have the storage of this tab.
  if (hydrating) return inAddress ?? '';
  // A return from the payment page is a new history entry without a place: there the latest words count.
  const place = (state as { customWords?: number } | null)?.customWords ?? -1;
  return inAddress ?? readWords().at(place) ?? '';
}

/** Removes the words once the visit is paid. */
export const forgetCustomWords = (): void => tabStorage.remove(tabKeys.customWords);
