import { browserErrorKinds, type BrowserErrorKind, type ErrorReport } from '@shared/contracts';

const MOST_FRAMES = 20;
const frame = /^[A-Za-z0-9@_][\w@./-]{0,150}\.js:\d{1,7}:\d{1,7}$/;

/**
 * An error report with the shape of the contract; undefined for anything else, a message or an address among
 * it.
 */
export function readErrorReport(body: unknown): ErrorReport | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { part, version, kind, name, frames, incident, page } = body as Record<string, unknown>;
  if (!isWord(part) || !isWord(version) || !isKind(kind) || !Array.isArray(frames)) return undefined;
  if (typeof name !== 'string' || !/^[A-Z]\w{0,40}$/.test(name)) return undefined;
  const places = frames.slice(0, MOST_FRAMES);
  if (!places.every((text): text is string => typeof text === 'string' && frame.test(text))) return undefined;
  return {
    part,
    version,
    kind,
    name,
    frames: places,
    ...(typeof incident === 'string' && /^[A-Z0-9]{4,12}$/.test(incident) ? { incident } : {}),
    ...(isWord(page) ? { page } : {}),
  };
}

const isWord = (word: unknown): word is string => typeof word === 'string' && /^[\w.@+-]{1,80}$/.test(word);

const isKind = (kind: unknown): kind is BrowserErrorKind =>
  browserErrorKinds.includes(kind as BrowserErrorKind);
