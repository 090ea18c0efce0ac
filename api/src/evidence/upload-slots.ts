/** Caps concurrent uploads, so that nobody can use up the process's memory and sockets. */
import { tooMany } from '../common/response-error';

const maxPerPerson = 2;
const maxPerProcess = 8;
const retryAfterSeconds = 5;

/** Upload slots of this process; no cap if `isEnabled` is false. */
export function createUploadSlots(isEnabled: boolean) {
  const perPerson = new Map<number | string, number>();
  let running = 0;
  return {
    /** Takes a slot, or throws 429 with Retry-After. Returns the function that releases the slot. */
    take(person: number | string): () => void {
      if (!isEnabled) return () => undefined;
      const personSlots = perPerson.get(person) ?? 0;
      if (personSlots >= maxPerPerson || running >= maxPerProcess) throw tooMany(retryAfterSeconds);
      running += 1;
      perPerson.set(person, personSlots + 1);
      return () => {
        running -= 1;
        const remaining = (perPerson.get(person) ?? 1) - 1;
        if (remaining > 0) perPerson.set(person, remaining);
        else perPerson.delete(person);
      };
    },
  };
}
