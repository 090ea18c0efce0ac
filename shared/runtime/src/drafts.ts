import { session } from './instances';
import { clock } from './server-clock';
import { browserStorage, draftsKey, forgetTyped, tabStorage } from './session/browser-storage';

/** Lifetime of a draft in milliseconds. */
const lifetimeMs = 24 * 60 * 60_000;

const guest = 'guest';

type Values = Readonly<Record<string, unknown>>;

interface Draft {
  /** Milliseconds since 1970, by the server's clock. */
  until: number;
  values: Values;
}

/** Fields whose values are never stored. */
const secret = /password|card(?!iolog)|cvv|cvc|\bpin\b|token|secret/i;
const isSecretField = (field: string): boolean => secret.test(field) && field !== 'save_card';

/** The fields of a form that may be stored. Consents must be given anew. */
const keepable = (fields: readonly string[]): string[] =>
  fields.filter((field) => !isSecretField(field) && field !== 'terms');

/**
 * The owner of the drafts that are read and written now: the signed-in person, or a guest in this tab. Null until the
 * signed-in person is known.
 */
function ownerNow(): string | null {
  if (!session.signedIn) return guest;
  return session.user ? String(session.user.id) : null;
}

/** The stored values of a form; empty if there are none. */
function read(key: string, owner = ownerNow()): Values {
  const entry = load(owner).find(([name]) => name === nameOf(owner, key));
  return entry?.[1].values ?? {};
}

/**
 * Stores values of a form for a day: a person's in the browser's storage, a guest's until the tab is closed. Files are
 * left out. Does nothing for a person who has signed out, but stores for one whom the API refused while typing.
 * @throws for the name of a secret field
 */
function write(key: string, values: Values, owner = ownerNow()): void {
  const refused = Object.keys(values).find(isSecretField);
  if (refused)
    throw new Error(`The field "${refused}" must not be kept in a draft: leave it out of the list`);
  if (owner !== ownerNow() && session.ended !== 'refusal') return;
  const plainValues = Object.fromEntries(Object.entries(values).filter(([, value]) => isPlain(value)));
  replace(owner, key, { until: clock.now().getTime() + lifetimeMs, values: plainValues });
}

/** Removes a draft that was sent. */
function clear(key: string, owner = ownerNow()): void {
  replace(owner, key);
}

/** Removes expired drafts, also of people who do not return, once a server has sent its time. */
function prune(): void {
  if (clock.isKnown && browserStorage.get(draftsKey) !== null) store(null, load(null));
}

/** Removes all drafts from this device, and descriptions of an illness from this tab. */
function forget(): void {
  browserStorage.remove(draftsKey);
  forgetTyped();
}

const storageOf = (owner: string | null) => (owner === guest ? tabStorage : browserStorage);
const nameOf = (owner: string | null, key: string): string => `${owner}:${key}`;

/**
 * The drafts in the owner's storage that are not known to be expired: the device's clock may be years off. A draft
 * written by a clock that was ahead lives a day from the next document or written draft on.
 */
function load(owner: string | null): [string, Draft][] {
  const now = clock.now().getTime();
  const [expired, latest] = clock.isKnown ? [now, now + lifetimeMs] : [-Infinity, Infinity];
  try {
    const stored = JSON.parse(storageOf(owner).get(draftsKey) ?? '{}') as Record<string, Draft>;
    return Object.entries(stored).flatMap(([name, { until, values }]): [string, Draft][] =>
      until > expired ? [[name, { until: Math.min(until, latest), values }]] : [],
    );
  } catch {
    return []; // damaged
  }
}

function replace(owner: string | null, key: string, draft?: Draft): void {
  if (owner === null) return;
  const name = nameOf(owner, key);
  const otherDrafts = load(owner).filter(([other]) => other !== name);
  store(owner, draft ? [...otherDrafts, [name, draft]] : otherDrafts);
}

function store(owner: string | null, entries: [string, Draft][]): void {
  const storage = storageOf(owner);
  if (entries.length > 0) storage.set(draftsKey, JSON.stringify(Object.fromEntries(entries)));
  else storage.remove(draftsKey);
}

/** Whether a value survives storage unchanged: text, numbers, and lists and records of them. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const isRecord = Object.getPrototypeOf(value) === Object.prototype || Array.isArray(value);
  return isRecord && Object.values(value).every(isPlain);
}

/** Form values that were typed and not sent (R5.15). */
export const drafts = { ownerNow, keepable, read, write, clear, prune, forget };
