/**
 * The actor, network and id of a request, available to all code that runs for the request without being passed along.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { keyedHash } from '../encryption/hash';
import type { Database } from '../db/database';
import type { ActorKind } from '../db/schema';

export interface RequestContext {
  kind: ActorKind;
  /** The signed-in person, or who of the staff. */
  id: number | null;
  /** The hash of the actor's session. */
  session: string | null;
  /** A keyed hash of the caller's network. */
  network: string | null;
  /** The trace id of the request. */
  request: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
  }
}

const storage = new AsyncLocalStorage<RequestContext>();
const system: RequestContext = { kind: 'system', id: null, session: null, network: null, request: null };

/** The context of the running request; outside of one it is the system. */
export const currentContext = (): RequestContext => storage.getStore() ?? system;

/** The caller's network, as a keyed hash; empty outside of a request. */
export const networkHash = (): string => currentContext().network ?? '';

/** Gives every request its context. Route hooks that identify the caller write the actor into it. */
export function provideContext(app: FastifyInstance): void {
  app.decorateRequest('context', null);
  app.addHook('onRequest', (request, _reply, done) => {
    // Of an IPv6 address the half that names its network.
    const network = keyedHash('network', normalizeIP(request.ip));
    request.context = { kind: 'guest', id: null, session: null, network, request: request.id };
    storage.run(request.context, done);
  });
  // Reading a body continues in the context of the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    storage.run(request.context ?? system, done);
  });
}

/** Sets the actor of a request; for a person with the session. */
export function setActor(
  request: FastifyRequest,
  kind: ActorKind,
  person: { id: number; sessionHash: string } | null = null,
): void {
  if (request.context)
    Object.assign(request.context, { kind, id: person?.id ?? null, session: person?.sessionHash ?? null });
}

/**
 * A statement with the id of its request as a comment, so that PostgreSQL's log and `pg_stat_activity` show
 * which request waits or fails. A prepared statement loses its name: a name belongs to one text.
 */
export function nameRequest(statement: unknown): unknown {
  const { request } = currentContext();
  const { text } = Object(statement) as { text?: unknown };
  // Another text could end the comment.
  if (!request || !/^[0-9a-f]+$/.test(request) || typeof text !== 'string') return statement;
  const { name: _name, ...others } = statement as { name?: string };
  return { ...others, text: `/* api ${request} */ ${text}` };
}

/**
 * A database whose transactions begin by setting the actor in PostgreSQL: the triggers of the audit
 * trail read it, and the log and `pg_stat_activity` show the request's id as the name of the application.
 */
export function withContext(db: Database): Database {
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const { session: _session, ...context } = currentContext();
      const name = `api ${context.request ?? context.kind}`;
      await tx.execute(
        sql`select set_config('audit.context', ${JSON.stringify(context)}, true), set_config('application_name', ${name}, true)`,
      );
      return work(tx);
    }, config);
  return Object.assign(Object.create(db) as Database, { transaction });
}
