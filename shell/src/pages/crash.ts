/** A caught error, and the id under which it is reported and the visitor told of it. */
export interface Crash {
  error: unknown;
  incident: string;
}

/** An id for an error: six letters and digits that sound different on the phone. */
export function newCrash(error: unknown): Crash {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return { error, incident: Array.from(bytes, (byte) => letters[byte % 32]).join('') };
}
