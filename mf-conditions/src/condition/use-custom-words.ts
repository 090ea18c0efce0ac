import { tabKeys } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { session, tabStorage, useLocation, useNavigate } from '@ilera/runtime';
import { useIsHydrating } from '@ilera/ui';
import { useEffect } from 'react';

/** What was written in this tab, the latest last. */
interface Written {
  words: string[];
  /** Which of them an address had last: a checkout has its own, also after a payment page. */
  places: Record<string, number>;
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
function readWritten(): Omit<Written, 'owner'> {
  const written = stored();
  if (isOthers(written) || !Array.isArray(written.words)) return { words: [], places: {} };
  return { words: written.words.map(String), places: { ...written.places } };
}

function keep(written: Omit<Written, 'owner'>): void {
  const { owner } = stored();
  // Of whom the API refused they stay theirs.
  const who = session.user?.id ?? (session.ended === 'refusal' ? owner : undefined);
  tabStorage.set(tabKeys.customWords, JSON.stringify({ ...written, owner: who }));
}

type Address = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'state'>;

/** What an address is known by: a payment page adds to its query. */
function nameOf({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('date'), query.get('method')].join(' ');
}

/** The place of an address's words; -1 where it has none. */
const placeOf = (address: Address): number =>
  (address.state as { customWords?: number } | null)?.customWords ??
  readWritten().places[nameOf(address)] ??
  -1;

/**
 * What somebody wrote about their health (R4.65). A `text` in the address, which ends up in histories, logs
 * and screenshots, is moved into this tab's storage, which a sign-out clears; the history entry has its place there.
 */
export function useCustomWords(isCustom: boolean): string {
  const location = useLocation();
  const { pathname, search, hash, state } = location;
  const navigate = useNavigate();
  const hydrating = useIsHydrating();
  const inAddress = isCustom ? new URLSearchParams(search).get('text') : null;
  const userId = session.user?.id;
  const name = nameOf(location);
  // The server does not have the storage of this tab.
  const place = hydrating || !isCustom ? -1 : placeOf(location);
  useEffect(() => {
    if (place < 0) return;
    const { words, places } = readWritten();
    // What a guest wrote is a person's once they have signed in; and who comes back has what was shown here last.
    if (words[place]) keep({ words, places: { ...places, [name]: place } });
  }, [place, name, userId]);
  useEffect(() => {
    if (inAddress === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('text');
    const { words, places } = readWritten();
    keep({ words: [...words, inAddress], places: { ...places, [name]: words.length } });
    const kept = { ...(state as object | null), customWords: words.length };
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state: kept });
  }, [inAddress, name, pathname, search, hash, state, navigate]);
  return inAddress ?? readWritten().words[place] ?? '';
}

/** Removes the words of a visit that is paid; those of others stay. */
export function forgetCustomWords(address: Address): void {
  const { words, places } = readWritten();
  const place = placeOf(address);
  // The condition's page has them too.
  if (words[place]) keep({ words: words.map((text) => (text === words[place] ? '' : text)), places });
}
