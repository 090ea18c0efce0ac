/** Texts to phones. An adapter for each provider; the sandbox behaves like them. */
export interface Messenger {
  /** Gives a text to the provider for `+2348031234567`. Throws a MessengerError where it did not take it, or may not have. */
  send(to: string, text: string): Promise<void>;
}

/**
 * `refused`: never for this number. `later`: it surely was not taken, and may be another time. `unknown`: it may have been
 * taken, so that trying again could tell somebody twice.
 */
export type Failure = 'refused' | 'later' | 'unknown';

/** Its code names neither number nor text. */
export class MessengerError extends Error {
  override name = 'MessengerError';
  constructor(
    readonly code: string,
    readonly failure: Failure,
  ) {
    super(code);
  }
}
