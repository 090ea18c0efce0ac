/**
 * The actor, network and id of a request, available to all code that runs for the request without being passed along.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessEntry, StaffRole } from '@ilera/contracts/api';
import { keyedHash } from '../encryption/hash';

/** Kinds of actors in the audit trail. */
export type ActorKind = Exclude<AccessEntry['who'], 'you'>;

export interface RequestContext {
  kind: ActorKind;
  /** The signed-in person or staff member. */
  id: number | null;
  /** The hash of the actor's session. */
  session: string | null;
  /** The roles of staff that may make the request's call. */
  roles?: readonly StaffRole[];
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

/** The context of the running request; outside of requests, the actor is the system. */
export const currentContext = (): RequestContext => storage.getStore() ?? system;

/** The caller's network, as a keyed hash; empty outside of a request. */
export const networkHash = (): string => currentContext().network ?? '';

/** Gives every request its context. Route hooks that identify the caller write the actor into it. */
export function provideContext(app: FastifyInstance): void {
  app.decorateRequest('context', null);
  app.addHook('onRequest', (request, _reply, done) => {
    // Keeps the network half of an IPv6 address.
    const network = keyedHash('network', normalizeIP(request.ip));
    request.context = { kind: 'guest', id: null, session: null, network, request: request.id };
    storage.run(request.context, done);
  });
  // Reading a body continues in the context of the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    storage.run(request.context ?? system, done);
  });
}

/** Sets the actor of the request; a person comes with their session, and staff with the roles that the call needs. */
export function setActor(
  request: FastifyRequest,
  kind: ActorKind,
  person: { id: number; sessionHash: string } | null = null,
  roles?: readonly StaffRole[],
): void {
  const { id = null, sessionHash: session = null } = person ?? {};
  if (request.context) Object.assign(request.context, { kind, id, session, roles });
}
