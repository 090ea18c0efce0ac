import { tabKeys } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { session, tabStorage, useLocation, useNavigate } from '@ilera/runtime';
import { useIsHydrating } from '@ilera/ui';
import { useEffect } from 'react';

/** The descriptions written in this tab, latest last. */
interface Written {
  words: string[];
  /** The index of each checkout's description by address, also after a payment page. */
  places: Record<string, number>;
  /** The id of the person who was signed in. */
  owner?: User['id'];
}

function stored(): Partial<Written> {
  try {
    return Object(JSON.parse(tabStorage.get(tabKeys.customWords) ?? '{}')) as Partial<Written>;
  } catch {
    return {}; // damaged
  }
}

/** Whether the stored descriptions belong to another person: this tab may have missed a log-out. */
const isOthers = ({ owner }: Partial<Written>): boolean =>
  owner !== undefined && owner !== session.user?.id && session.ended !== 'refusal';

/** The descriptions of the current visitor. */
function readWritten(): Omit<Written, 'owner'> {
  const written = stored();
  if (isOthers(written) || !Array.isArray(written.words)) return { words: [], places: {} };
  return { words: written.words.map(String), places: { ...written.places } };
}

function keep(written: Omit<Written, 'owner'>): void {
  const { owner } = stored();
  // After a refused session the descriptions still belong to the former owner.
  const who = session.user?.id ?? (session.ended === 'refusal' ? owner : undefined);
  tabStorage.set(tabKeys.customWords, JSON.stringify({ ...written, owner: who }));
}

type Address = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'state'>;

/** The key of an address; leaves out what a payment page adds to the query. */
function nameOf({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('date'), query.get('method')].join(' ');
}

/** The index of an address's description; -1 if it has none. */
const placeOf = (address: Address): number =>
  (address.state as { customWords?: number } | null)?.customWords ??
  readWritten().places[nameOf(address)] ??
  -1;

/**
 * The visitor's description of a health problem (R4.65). Moves a `text` in the address, which would end up in
 * histories, logs and screenshots, into this tab's storage, which a sign-out clears. The history entry keeps the index.
 */
export function useCustomWords(isCustom: boolean): string {
  const location = useLocation();
  const { pathname, search, hash, state } = location;
  const navigate = useNavigate();
  const hydrating = useIsHydrating();
  const inAddress = isCustom ? new URLSearchParams(search).get('text') : null;
  const userId = session.user?.id;
  const name = nameOf(location);
  // The server does not have this tab's storage.
  const place = hydrating || !isCustom ? -1 : placeOf(location);
  useEffect(() => {
    if (place < 0) return;
    const { words, places } = readWritten();
    // A guest's descriptions become the person's after sign-in, and a later return shows the last description.
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

/** Removes the description of a paid visit; other visits keep theirs. */
export function forgetCustomWords(address: Address): void {
  const { words, places } = readWritten();
  const place = placeOf(address);
  // The condition's page may hold the same description.
  if (words[place]) keep({ words: words.map((text) => (text === words[place] ? '' : text)), places });
}
