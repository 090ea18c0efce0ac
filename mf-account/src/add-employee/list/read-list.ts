import { decodeText, isText } from './decode-text';
import { readPeople, type ListedPerson } from './read-people';
import { splitRows } from './split-rows';

/** The people of a file's bytes; null where they are no text. */
export function readList(bytes: Uint8Array): ListedPerson[] | null {
  const text = decodeText(bytes);
  return isText(text) ? readPeople(splitRows(text)) : null;
}
