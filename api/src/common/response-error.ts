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

/** 422 for a code of a field that nobody gave out. */
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

/** 409: what the caller saw is not so any more. */
export const changedMeanwhile = (what: string) =>
  new ResponseError(409, `Somebody else has just changed ${what}. Look at it again.`);

/**
 * Throws a 409 unless something is as the caller saw it, so that of two who change it nobody overwrites the other unseen; or
 * already as they want it, because the answer to the same change was lost.
 */
export function checkSeen<T>(is: T, { was, wanted }: { was: unknown; wanted: T }, what: string): void {
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
