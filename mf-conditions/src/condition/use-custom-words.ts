import { tabKeys } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { session, tabStorage, useLocation, useNavigate } from '@ilera/runtime';
import { useIsHydrating } from '@ilera/ui';
import { useEffect } from 'react';

/** What was written in this tab, the latest last. */
interface Written {
  words: string[];
  /** The id of the person, where one was signed in. */
  owner?: User['id'];
}

function stored(): Partial<Written> {
  try {
    return Object(JSON.parse(tabStorage.get(tabKeys.customWords) ?? '{}')) as Partial<Written>;
  } catch {
    return {}; // damaged
  }
}

/** Whether what is stored waits, unseen, for a person who is not here: this tab may not have heard of a logout. */
const isOthers = ({ owner }: Partial<Written>): boolean =>
  owner !== undefined && owner !== session.user?.id && session.ended !== 'refusal';

/** What was written by who is here. */
function readWords(): string[] {
  const written = stored();
  return isOthers(written) || !Array.isArray(written.words) ? [] : written.words.map(String);
}

function keepWords(words: string[]): void {
  const { owner } = stored();
  // Of whom the API refused they stay theirs.
  const written: Written = {
    words,
    owner: session.user?.id ?? (session.ended === 'refusal' ? owner : undefined),
  };
  tabStorage.set(tabKeys.customWords, JSON.stringify(written));
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
  const userId = session.user?.id;
  // What a guest wrote is a person's once they have signed in.
  useEffect(() => {
    const words = readWords();
    if (isCustom && userId !== undefined && words.length > 0) keepWords(words);
  }, [isCustom, userId]);
  useEffect(() => {
    if (inAddress === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('text');
    const before = readWords();
    keepWords([...before, inAddress]);
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
