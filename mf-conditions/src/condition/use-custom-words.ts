import { tabKeys } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { session, tabStorage, useLocation, useNavigate } from '@ilera/runtime';
import { useIsHydrating } from '@ilera/ui';
import { useEffect } from 'react';

/** The descriptions written in this tab, latest last. */
interface Descriptions {
  words: string[];
  /** The index of each checkout's description by address, also after a payment page. */
  places: Record<string, number>;
  /** The id of the person who was signed in. */
  owner?: User['id'];
}

function readStored(): Partial<Descriptions> {
  try {
    return Object(JSON.parse(tabStorage.get(tabKeys.customWords) ?? '{}')) as Partial<Descriptions>;
  } catch {
    return {}; // damaged
  }
}

/** Whether the stored descriptions belong to another person: this tab may have missed a log-out. */
const isOfOtherPerson = ({ owner }: Partial<Descriptions>): boolean =>
  owner !== undefined && owner !== session.user?.id && session.ended !== 'refusal';

/** The descriptions of the current visitor. */
function readDescriptions(): Omit<Descriptions, 'owner'> {
  const written = readStored();
  if (isOfOtherPerson(written) || !Array.isArray(written.words)) return { words: [], places: {} };
  return { words: written.words.map(String), places: { ...written.places } };
}

function storeDescriptions(written: Omit<Descriptions, 'owner'>): void {
  const { owner } = readStored();
  // After a refused session the descriptions still belong to the former owner.
  const newOwner = session.user?.id ?? (session.ended === 'refusal' ? owner : undefined);
  tabStorage.set(tabKeys.customWords, JSON.stringify({ ...written, owner: newOwner }));
}

type Address = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'state'>;

/** The key of an address; leaves out what a payment page adds to the query. */
function addressKey({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('date'), query.get('method')].join(' ');
}

/** The index of an address's description; -1 if it has none. */
const indexFor = (address: Address): number =>
  (address.state as { customWords?: number } | null)?.customWords ??
  readDescriptions().places[addressKey(address)] ??
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
  const textInAddress = isCustom ? new URLSearchParams(search).get('text') : null;
  const userId = session.user?.id;
  const key = addressKey(location);
  // The server does not have this tab's storage.
  const index = hydrating || !isCustom ? -1 : indexFor(location);
  useEffect(() => {
    if (index < 0) return;
    const { words, places } = readDescriptions();
    // A guest's descriptions become the person's after sign-in, and a later return shows the last description.
    if (words[index]) storeDescriptions({ words, places: { ...places, [key]: index } });
  }, [index, key, userId]);
  useEffect(() => {
    if (textInAddress === null) return;
    const queryWithoutText = new URLSearchParams(search);
    queryWithoutText.delete('text');
    const { words, places } = readDescriptions();
    storeDescriptions({ words: [...words, textInAddress], places: { ...places, [key]: words.length } });
    const stateWithIndex = { ...(state as object | null), customWords: words.length };
    void navigate(
      { pathname, search: queryWithoutText.toString(), hash },
      { replace: true, state: stateWithIndex },
    );
  }, [textInAddress, key, pathname, search, hash, state, navigate]);
  return textInAddress ?? readDescriptions().words[index] ?? '';
}

/** Removes the description of a paid visit; other visits keep theirs. */
export function forgetCustomWords(address: Address): void {
  const { words, places } = readDescriptions();
  const index = indexFor(address);
  // The condition's page may hold the same description.
  if (words[index])
    storeDescriptions({ words: words.map((text) => (text === words[index] ? '' : text)), places });
}
