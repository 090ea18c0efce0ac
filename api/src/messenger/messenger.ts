/**
 * Texts to phones. An adapter for each provider; the sandbox tells nobody, and fails as real ones do for numbers with
 * certain ends.
 */
import { nigerianPattern, nigerianPhone } from '@ilera/format';

export interface Messenger {
  /** Gives a text to the provider for `+2348031234567`. Throws a MessengerError where it did not take it, or may not have. */
  send(to: string, text: string): Promise<void>;
}

/**
 * `refused`: never for this number. `later`: it surely was not taken, and may be another time. `unknown`: it may have been
 * taken, so that trying again could tell somebody twice.
 */
export type Failure = 'refused' | 'later' | 'unknown';

/** An error whose code names neither number nor text. */
export class MessengerError extends Error {
  override name = 'MessengerError';
  constructor(
    readonly code: string,
    readonly failure: Failure,
  ) {
    super(code);
  }
}

const failures: Record<string, [code: string, failure: Failure]> = {
  '0000': ['STATUS 403', 'refused'],
  '0001': ['HTTP 429', 'later'],
  '0002': ['TIMEOUT', 'unknown'],
};

export interface SandboxMessenger extends Messenger {
  readonly sent: readonly { to: string; text: string }[];
}

/** The adapter. It answers after a moment, as a network does. */
export function createSandboxMessenger(): SandboxMessenger {
  const sent: { to: string; text: string }[] = [];
  return {
    sent,
    async send(to, text) {
      await new Promise((resolve) => setImmediate(resolve));
      const failure = failures[to.slice(-4)];
      if (failure) throw new MessengerError(...failure);
      sent.push({ to, text });
    },
  };
}

/** `+2348031234567` of a Nigerian number as people write it, and of any that names its country; else null. */
export function internationalPhone(text: string): string | null {
  const local = nigerianPhone(text);
  if (nigerianPattern.test(local)) return `+234${local.slice(1)}`;
  return /^\s*\+/.test(text) && /^[1-9]\d{7,14}$/.test(local) ? `+${local}` : null;
}
