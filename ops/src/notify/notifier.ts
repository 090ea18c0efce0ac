import type { Revision } from '@shared/contracts';
import type { GatewayEvent } from './gateway-event';
import type { RefusedRevision } from '../site/history-entry';
import { describeChange } from '../site/revision-text';
import { notices, type ReleaseStore } from '../store/release-store';
import { deliver, type DeliverOptions, type Webhook } from './webhook';

export interface NotifierOptions {
  store: ReleaseStore;
  webhook: Webhook;
  delivery?: DeliverOptions;
  warn: (message: string) => void;
}

/**
 * Sends revisions and refusals to people, each once, whichever gateway sees it first. A change does not wait
 * for it.
 */
export class Notifier {
  private readonly sending = new Set<Promise<void>>();

  constructor(private readonly options: NotifierOptions) {}

  /**
   * Sends a revision that is live now.
   * @param before the one that it replaced, to describe the change
   */
  revision(revision: Revision, before: Revision | undefined): void {
    const { n, action, reason, at, part, forced, by: who } = revision;
    const changes = describeChange(revision, before);
    this.send(String(n), {
      text: `Revision ${n}: ${action}${forced ? ' (forced)' : ''} by ${who}: ${changes}\n"${reason}"`,
      revision: n,
      action,
      who,
      at,
      changes,
      reason,
      ...(part ? { part } : {}),
    });
  }

  /** Sends a revision that gateways refuse. */
  refused({ n, reason }: RefusedRevision): void {
    this.send(`${n}-refused`, {
      text: `Revision ${n} is REFUSED and not served: ${reason}`,
      revision: n,
      action: 'refused',
      reason,
    });
  }

  /**
   * Sends an alarm, once an hour for a version, whichever gateway sees it.
   */
  trouble(event: GatewayEvent): void {
    const hour = new Date().toISOString().slice(0, 13);
    this.send([event.part, event.version, event.type, hour].filter(Boolean).join('-'), {
      ...event,
      action: event.type,
    });
  }

  /** Waits for the messages that are being sent: for tests, and before a process ends. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private send(name: string, message: Record<string, unknown>): void {
    const sending = this.sendOnce(name, message)
      .catch((error: unknown) => this.options.warn(error instanceof Error ? error.message : String(error)))
      .finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }

  /** The gateway that creates the note in the store first sends the message. */
  private async sendOnce(name: string, message: Record<string, unknown>): Promise<void> {
    const { store, webhook, delivery } = this.options;
    const note = Buffer.from(JSON.stringify({ at: new Date().toISOString() }));
    if ((await store.putIfAbsent(`${notices}${name}.json`, note)) === 'created')
      await deliver(webhook, message, delivery);
  }
}
