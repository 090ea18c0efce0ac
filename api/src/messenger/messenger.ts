/**
 * Text messages, with an adapter per provider. The sandbox sends nothing, and simulates failures for numbers with
 * certain endings.
 */
import { nigerianPattern, nigerianPhone } from '@ilera/format';

export interface Messenger {
  /** Sends a text to a number such as `+2348031234567`. Throws a MessengerError unless the provider surely took it. */
  send(to: string, text: string): Promise<void>;
}

/**
 * `refused`: this number will never work. `later`: surely not sent, a retry may succeed. `unknown`: possibly sent, so a
 * retry could send the text twice.
 */
export type Failure = 'refused' | 'later' | 'unknown';

/** An error whose code reveals neither number nor text. */
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

/** The sandbox's adapter, which responds after a short delay, like a network. */
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

/**
 * Converts a Nigerian number in any usual spelling, or any number with a country code, to `+2348031234567`; else null.
 */
export function internationalPhone(text: string): string | null {
  const local = nigerianPhone(text);
  if (nigerianPattern.test(local)) return `+234${local.slice(1)}`;
  return /^\s*\+/.test(text) && /^[1-9]\d{7,14}$/.test(local) ? `+${local}` : null;
}
