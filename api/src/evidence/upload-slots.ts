/** Caps concurrent uploads, so that one person cannot use up the memory and sockets of this process. */
import { tooMany } from '../common/response-error';

const maxPerPerson = 2;
const maxPerProcess = 8;
const retryAfterSeconds = 5;

/** Slots of this process; with `isEnabled` false there is no cap. */
export function createUploadSlots(isEnabled: boolean) {
  const perPerson = new Map<number | string, number>();
  let running = 0;
  return {
    /** Takes a slot or throws a 429 with Retry-After. The result releases it. */
    take(person: number | string): () => void {
      if (!isEnabled) return () => undefined;
      const own = perPerson.get(person) ?? 0;
      if (own >= maxPerPerson || running >= maxPerProcess) throw tooMany(retryAfterSeconds);
      running += 1;
      perPerson.set(person, own + 1);
      return () => {
        running -= 1;
        const left = (perPerson.get(person) ?? 1) - 1;
        if (left > 0) perPerson.set(person, left);
        else perPerson.delete(person);
      };
    },
  };
}
