import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Preview } from '@ilera/contracts';
import type { BuiltPart } from '../../build/built-part';
import { ChangeUncertain, ReleaseRefused } from '../../site/refusal';
import type { PartHealth } from '../part-health';
import type { PartVersion } from '../../site/live-part';
import type { HistoryEntry } from '../../site/revision-text';
import type { Change, ChangeRequest } from '../changes/change';
import { parseRecord, type Latest } from '../ledger/ledger';
import type { PreviewRequest, CreatedPreview } from '../previews';
import type { ChangeResult, Registry } from '../registry';
import { toForm } from './release-form';

const attempts = 3;

type ErrorClass = new (message: string) => Error;

/** A registry behind an address, which takes the author from the token. */
export class RegistryClient implements Registry {
  readonly description: string;

  constructor(
    address: string,
    private readonly token: string | undefined,
  ) {
    this.description = address.replace(/\/+$/, '');
  }

  async upload(part: BuiltPart): Promise<PartVersion> {
    return this.ask(`/releases/${part.release.name}`, { method: 'POST', body: await toForm(part) });
  }

  /**
   * Repeats a request without an answer under the same key, so that the change happens once.
   * @throws ChangeUncertain where it may have happened though no answer came
   */
  makeChange(change: Change, { reason, key = randomUUID() }: ChangeRequest): Promise<ChangeResult> {
    const request = post({ change, reason }, { 'idempotency-key': key });
    return this.ask('/deployments', request, change.dryRun ? Error : ChangeUncertain);
  }

  createPreview(order: PreviewRequest): Promise<CreatedPreview> {
    return this.ask('/previews', post(order));
  }

  endPreviews(which: string): Promise<Preview[]> {
    return this.ask('/previews/ends', post({ which }));
  }

  previews(): Promise<Preview[]> {
    return this.ask('/previews');
  }

  latest(): Promise<Latest> {
    return this.ask('/latest');
  }

  history(count: number, from?: number): Promise<HistoryEntry[]> {
    return this.ask(`/history?count=${count}${from === undefined ? '' : `&from=${from}`}`);
  }

  health(part: string): Promise<PartHealth> {
    return this.ask(`/health/${part}`);
  }

  async file(part: string, version: string, file: string): Promise<Buffer | undefined> {
    const { status, body } = await this.fetch(`/releases/${part}/${version}/${file}`, {}, [404]);
    return status === 404 ? undefined : body;
  }

  private async ask<T>(path: string, init?: RequestInit, Failure: ErrorClass = Error): Promise<T> {
    return JSON.parse((await this.fetch(path, init, [], Failure)).body.toString()) as T;
  }

  /**
   * @param Failure of a registry that may have acted on the request, and does not say so
   * @throws ReleaseRefused with the registry's message
   */
  private async fetch(
    path: string,
    init?: RequestInit,
    accepted: number[] = [],
    Failure: ErrorClass = Error,
  ) {
    const headers = new Headers(init?.headers);
    if (this.token) headers.set('authorization', `Bearer ${this.token}`);
    let mayHaveArrived = false;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(this.description + path, {
        ...init,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(path.startsWith('/releases/') ? 120_000 : 15_000),
      })
        .then(async (response) => ({
          status: response.status,
          body: Buffer.from(await response.arrayBuffer()),
        }))
        .catch((error: unknown) => error as Error);
      const isAnswer = 'body' in answer;
      if (isAnswer && (answer.status < 300 || accepted.includes(answer.status))) return answer;
      if (isAnswer && answer.status < 500) throw new ReleaseRefused(messageOf(answer));
      mayHaveArrived ||= isAnswer || !unconnected.includes(causeOf(answer));
      if (attempt === attempts)
        throw new (mayHaveArrived ? Failure : Error)(
          `The registry ${this.description} ${isAnswer ? `answers ${answer.status}: ${messageOf(answer)}` : `does not answer (${causeOf(answer)})`}.\n` +
            '  Without it: RELEASE_STORE and RELEASE_SIGNING_KEY (docs/ops.md, "The registry is gone").',
        );
      await setTimeout(200 * 2 ** attempt);
    }
  }
}

const post = (content: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(content),
});

/** Errors of connections that were never made. */
const unconnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];

const messageOf = ({ body }: { body: Buffer }): string =>
  (parseRecord(body) as { error?: string } | undefined)?.error ?? body.toString();

const causeOf = (error: Error): string =>
  (error.cause as { code?: string } | undefined)?.code ?? error.message;
