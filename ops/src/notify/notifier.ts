import { setTimeout } from 'node:timers/promises';
import { toAddress, type Environment } from '@ilera/contracts/environment';
import type { Revision } from '@ilera/contracts';
import { describeAction } from '../site/revision-text';

const attempts = 5;

/**
 * Sends changes and alarms to an address that accepts Slack's JSON. Sending runs in the background, so that no change
 * waits for it.
 */
export class Notifier {
  private readonly sending = new Set<Promise<void>>();

  /** @param pause milliseconds before the second attempt, doubled each time */
  constructor(
    private readonly webhook: string,
    private readonly warn: (message: string) => void,
    private readonly pause = 500,
  ) {}

  /** Sends a revision that was made here. @param sentences effects of the revision */
  revision(revision: Revision, sentences: string[]): void {
    const { n, action, reason, at, by: who } = revision;
    const changes = sentences.join(' ');
    const text = `Revision ${n}: ${describeAction(revision)} by ${who}: ${changes}\n"${reason}"`;
    this.send({ text, revision: n, action, who, at, changes, reason });
  }

  alarm(event: GatewayEvent): void {
    this.send({ ...event, action: event.type });
  }

  /** Waits for messages that are being sent, before a process ends. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private send(message: Record<string, unknown>): void {
    const sending = this.deliver(JSON.stringify(message)).finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }

  private async deliver(body: string): Promise<void> {
    const { webhook, warn, pause } = this;
    let problem = '';
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const response = await fetch(webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      if (typeof response !== 'string' && response.ok) return;
      problem = typeof response === 'string' ? response : `answered ${response.status}`;
      if (attempt < attempts) await setTimeout(pause * 2 ** (attempt - 1));
    }
    warn(`The webhook at ${new URL(webhook).host} was not reached in ${attempts} attempts: ${problem}`);
  }
}

/** Reads WEBHOOK_URL without changes: its server may want the slash at its end. */
export const readWebhook = ({ parsed }: Pick<Environment, 'parsed'>): string | undefined =>
  parsed('WEBHOOK_URL', 'an address beginning with https://', (given) =>
    toAddress(given) ? given : undefined,
  );

/** An alarm for people on call, sent to log and webhook. */
export interface GatewayEvent {
  /**
   * `paused`: files of a version are damaged, so this gateway serves the fallback, or the damaged version where it has no
   * fallback. `resumed`: the files are as published again. `visitors-fail`: many visitors report failures of a version.
   * `store-lost`: the store no longer has the served revision. `refused`: a revision is invalid or incomplete.
   */
  type: 'paused' | 'resumed' | 'visitors-fail' | 'store-lost' | 'refused';
  part?: string;
  version?: string;
  text: string;
}

export type GatewayEventListener = (event: GatewayEvent) => void;
