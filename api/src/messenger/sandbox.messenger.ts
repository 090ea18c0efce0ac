/** A provider that tells nobody, and fails as real ones do for numbers with certain ends. */
import { MessengerError, type Failure, type Messenger } from './messenger';

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
