import type { Revision } from '@shared/contracts';
import { deliver, readWebhook, type DeliverOptions } from './webhook';

/** Tells people of changes and alarms, in the background: a change does not wait for it. */
export class Notifier {
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly webhook: string,
    private readonly warn: (message: string) => void,
    private readonly delivery: DeliverOptions = {},
  ) {}

  /** Sends a revision that was made here. @param sentences what it changed */
  revision({ n, action, reason, at, part, forced, by: who }: Revision, sentences: string[]): void {
    const changes = sentences.join(' ');
    const text = `Revision ${n}: ${action}${forced ? ' (forced)' : ''} by ${who}: ${changes}\n"${reason}"`;
    this.send({ text, revision: n, action, who, at, changes, reason, ...(part ? { part } : {}) });
  }

  /** Sends an alarm of this gateway. */
  alarm(event: GatewayEvent): void {
    this.send({ ...event, action: event.type });
  }

  /** Waits for the messages that are being sent: for tests, and before a process ends. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private send(message: Record<string, unknown>): void {
    const sending = deliver(this.webhook, message, this.delivery)
      .catch((error: unknown) => this.warn(error instanceof Error ? error.message : String(error)))
      .finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }
}

/** Tells whoever WEBHOOK_URL names; undefined where it is unset. */
export function notifierFor(env: NodeJS.ProcessEnv): Notifier | undefined {
  const webhook = readWebhook(env);
  return webhook ? new Notifier(webhook, console.error) : undefined;
}

/** What a gateway tells people on call, in the log and by the webhook. */
export interface GatewayEvent {
  /**
   * `paused`: this gateway serves the fallback version, because files of a version do not come as published; or
   * still serves that version, where there is no fallback. `resumed`: they do again. `visitors-fail`: many visitors
   * report failures of a version. `store-lost`: the store no longer has what is served. `refused`: a revision that is
   * not believed.
   */
  type: 'paused' | 'resumed' | 'visitors-fail' | 'store-lost' | 'refused';
  part?: string;
  version?: string;
  /** In words. */
  text: string;
}

export type GatewayEventListener = (event: GatewayEvent) => void;
