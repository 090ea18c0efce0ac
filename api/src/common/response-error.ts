import { isDeepStrictEqual } from 'node:util';

/**
 * An error with a message for the person who made the request. Code below a route throws it; `handleError`
 * turns it into the response.
 */
export class ResponseError extends Error {
  override name = 'ResponseError';
  constructor(
    readonly status: number,
    message: string,
    /** Errors by field, or a list; the message alone when not given. */
    readonly errors: string[] | Record<string, string[]> = [message],
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** 422 for a code that was never issued, shown under its field. */
export class WrongCode extends ResponseError {
  constructor(field: string, message: string) {
    super(422, message, { [field]: [message] });
  }
}

/** 422: the request is valid but cannot be fulfilled. Never 401, which would sign the person out (R4.18). */
export const unprocessable = (message: string, errors?: string[] | Record<string, string[]>) =>
  new ResponseError(422, message, errors);

/** 422 for one field, shown under it. */
export const fieldError = (field: string, message: string) =>
  new ResponseError(422, message, { [field]: [message] });

/** 401: the call needs a session and the token is missing or expired. */
export const signInFirst = () => new ResponseError(401, 'Kindly log in to continue.');

/** 403: the same message whether or not the record exists. */
export const forbidden = () => new ResponseError(403, 'You are not allowed to see or change this.');

/** 404. */
export const notFound = (what = 'What you asked for') => new ResponseError(404, `${what} was not found.`);

/** 409: the record has changed since the caller read it. */
export const changedMeanwhile = (what: string) =>
  new ResponseError(409, `Somebody else has just changed ${what}. Look at it again.`);

/**
 * Throws 409 when a record has changed since the caller read it, so that nobody overwrites a colleague's change
 * unseen. Accepts a record that already has the wanted values: the caller repeats a change whose response was lost.
 */
export function checkUnchanged<T>(is: T, { was, wanted }: { was: unknown; wanted: T }, what: string): void {
  if (!isDeepStrictEqual(is, was) && !isDeepStrictEqual(is, wanted)) throw changedMeanwhile(what);
}

/** 429 with the wait in seconds. */
export const tooMany = (seconds: number) =>
  new ResponseError(
    429,
    `Too many attempts. Try again in ${seconds} seconds.`,
    undefined,
    Math.max(1, seconds),
  );
