import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteState } from '@shared/contracts';
import { seal, unseal } from '../../common/sealed';
import { canariesOfMask, readSupportCode, supportCode } from '../visits/visit-cookies';

/** Failures are reported while a page is in use; a ticket older than an hour proves too little. */
const LIFETIME_S = 3600;
const MOST_USES = 20_000;
const cookieName = 'report';
const purpose = 'report';

interface Ticket {
  id: string;
  /** Names the revision and the canaries of the document; see supportCode. */
  code: string;
  expires: number;
}

export interface TicketOptions {
  /** The same at all gateways of a site, so that each accepts the tickets of the others. */
  key: string;
  readState: (n: number) => Promise<SiteState | undefined>;
  now?: () => number;
}

/**
 * Proof that a document was served to the visit that reports about it (Q40): a signed cookie that comes with the
 * document and goes to `/_report/…` only. It is no part of the document, which stays cacheable.
 */
export class ReportTickets {
  private readonly now: () => number;
  /** What was reported with which ticket. */
  private readonly uses = new LRUCache<string, true>({ max: MOST_USES, ttl: LIFETIME_S * 1000 });
  private readonly states = new LRUCache<number, SiteState>({ max: 64 });

  constructor(private readonly options: TicketOptions) {
    this.now = options.now ?? Date.now;
  }

  /** Sends a ticket for the document of a composition. */
  issue(request: FastifyRequest, reply: FastifyReply, state: SiteState, canaries: string[]): void {
    this.states.set(state.n, state);
    const ticket: Ticket = {
      id: randomBytes(9).toString('base64url'),
      code: supportCode(state, canaries),
      expires: Math.floor(this.now() / 1000) + LIFETIME_S,
    };
    void reply.setCookie(cookieName, seal(purpose, ticket, this.options.key), {
      path: '/_report',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: LIFETIME_S,
    });
  }

  /** The ticket of a report; undefined when it is forged, expired or absent. */
  read(request: FastifyRequest): Ticket | undefined {
    return unseal<Ticket>(purpose, request.cookies[cookieName], this.options.key, this.now());
  }

  /** Whether the document of a ticket offered that version of a part. */
  async covers({ code }: Ticket, part: string, version: string): Promise<boolean> {
    const { state: n, canaries: mask } = readSupportCode(code) ?? { state: 0, canaries: 0 };
    const state = this.states.get(n) ?? (await this.options.readState(n).catch(() => undefined));
    if (!state) return false;
    this.states.set(n, state);
    const live = Object.hasOwn(state.live, part) ? state.live[part] : undefined;
    if (!live) return false;
    const isCanary = canariesOfMask(state, mask).includes(part);
    // A canary falls back to what everybody else has, the live version to the last known good one.
    const offered = isCanary ? [live.canary?.version, live.version] : [live.version, live.lastGood];
    return offered.includes(version);
  }

  /** True the first time that a ticket is used for a subject, false ever after. */
  use({ id }: Ticket, subject: string): boolean {
    const key = `${id} ${subject}`;
    if (this.uses.has(key)) return false;
    this.uses.set(key, true);
    return true;
  }
}
