import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Revision } from '@shared/contracts';
import { signToken, verifyToken } from '../../common/signed-token';
import { canariesOfMask, readSupportCode, supportCode } from '../version-choice/visitor-cookies';

/** Failures are reported while a page is in use; an older ticket proves too little. */
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
  readRevision: (n: number) => Promise<Revision | undefined>;
  now?: () => number;
}

/**
 * Proof that a document was served to the visit that reports a failure (Q40): a signed cookie that comes with
 * the document and is sent to `/_report/…` only. The document itself stays cacheable.
 */
export class ReportTickets {
  private readonly now: () => number;
  /** The subjects that were reported with each ticket. */
  private readonly uses = new LRUCache<string, true>({ max: MOST_USES, ttl: LIFETIME_S * 1000 });
  private readonly revisions = new LRUCache<number, Revision>({ max: 64 });

  constructor(private readonly options: TicketOptions) {
    this.now = options.now ?? Date.now;
  }

  /** Sends a ticket for the document of a composition. */
  issue(request: FastifyRequest, reply: FastifyReply, revision: Revision, canaries: string[]): void {
    this.revisions.set(revision.n, revision);
    const ticket: Ticket = {
      id: randomBytes(9).toString('base64url'),
      code: supportCode(revision, canaries),
      expires: Math.floor(this.now() / 1000) + LIFETIME_S,
    };
    void reply.setCookie(cookieName, signToken(purpose, ticket, this.options.key), {
      path: '/_report',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: LIFETIME_S,
    });
  }

  /** The ticket of a report; undefined when it is forged, expired or absent. */
  read(request: FastifyRequest): Ticket | undefined {
    return verifyToken<Ticket>(purpose, request.cookies[cookieName], this.options.key, this.now());
  }

  /** Whether the document of a ticket offered that version of a part. */
  async covers({ code }: Ticket, part: string, version: string): Promise<boolean> {
    const { revision: n, canaries: mask } = readSupportCode(code) ?? { revision: 0, canaries: 0 };
    const revision = this.revisions.get(n) ?? (await this.options.readRevision(n).catch(() => undefined));
    if (!revision) return false;
    this.revisions.set(n, revision);
    const live = Object.hasOwn(revision.live, part) ? revision.live[part] : undefined;
    if (!live) return false;
    const isCanary = canariesOfMask(revision, mask).includes(part);
    // A canary falls back to the version of all other visits, the live version to its fallback version.
    const offered = isCanary ? [live.canary?.version, live.version] : [live.version, live.lastGood];
    return offered.includes(version);
  }

  /** True the first time that a ticket is used for a subject, false afterwards. */
  use({ id }: Ticket, subject: string): boolean {
    const key = `${id} ${subject}`;
    if (this.uses.has(key)) return false;
    this.uses.set(key, true);
    return true;
  }
}
