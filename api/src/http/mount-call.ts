/**
 * Mounts one row of the contract's table. The row decides validation, access and caching, so that a handler has only
 * its own logic and a new call cannot lack an access rule. Rate limits are in limits.ts.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls, type Access, type Call, type CallName, type SuccessResponse } from '@ilera/contracts/api';
import type { Static, TSchema } from 'typebox';
import { requireStaff } from '../sessions/require-staff';
import type { StaffMember } from '../sessions/staff-session';
import { setActor } from '../context/request-context';
import { identify, type Person } from '../sessions/sessions';
import type { Services } from '../services';
import { limitAddress, limitGuesses, limitNetwork, limitUses, personLimits } from '../limits/limits';
import { readForm } from './read-form';
import { refuseCoercion } from './check-input';
import { forbidden, signInFirst } from '../common/response-error';

type SchemaType<T, Key extends string> =
  T extends Record<Key, infer S extends TSchema> ? Static<S> : undefined;
type CallerOf<A extends Access> = A extends 'staff'
  ? StaffMember
  : A extends 'public'
    ? Person | null
    : Person;

export interface CallInput<Name extends CallName> {
  params: SchemaType<(typeof calls)[Name], 'params'>;
  query: SchemaType<(typeof calls)[Name], 'query'>;
  body: SchemaType<(typeof calls)[Name], 'body'>;
  caller: CallerOf<(typeof calls)[Name]['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<Name extends CallName> = (
  input: CallInput<Name>,
) => Promise<Static<(typeof calls)[Name]['response']>>;

/** Mounts a call's handler at the path of the contract. */
export function mountCall<Name extends CallName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  handler: Handler<Name>,
): void {
  const call: Call = calls[name];
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      operationId: name,
      summary: call.summary,
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      // An upload's handler reads and validates its parts.
      ...(call.body && call.encoding !== 'upload' ? { body: call.body } : {}),
    },
    config: { call: name },
    ...(call.bodyLimitBytes ? { bodyLimit: call.bodyLimitBytes } : {}),
    // Runs before validation, so that a caller without a session learns nothing about what is valid.
    onRequest: async (request, reply) => {
      if (!call.cached) void reply.header('cache-control', 'no-store');
      // Public reads are the same for everybody and skip the session.
      if (call.access === 'public' && call.method === 'GET') return limitNetwork(services, name);
      if (call.access === 'staff') return requireStaff(services, request, call.roles);
      const caller = await identify(services, request.headers.authorization);
      request.person = caller;
      if (caller) setActor(request, 'person', caller);
      if (call.access !== 'public' && !caller) throw signInFirst();
      if (caller && call.access.endsWith('manager') && caller.planOwnerId !== null) throw forbidden();
      await limitNetwork(services, name);
    },
    preValidation: [...(call.encoding === 'form' ? [readForm] : []), refuseCoercion(call)],
    preHandler: async (request) => {
      if (call.access.startsWith('self')) {
        const { userId } = request.params as { userId: number };
        if (request.person?.id !== userId) throw forbidden();
      }
      const ofPerson = personLimits[name];
      if (ofPerson && request.person)
        await limitUses(services, `${name} person ${request.person.id}`, ofPerson);
      await limitAddress(services, name, request);
    },
    handler: async (request, reply) => {
      const { params, query } = request;
      if (call.file) void reply.type(call.file);
      const respond = () =>
        handler({
          params,
          query,
          body: request.body,
          caller: request.staff ?? request.person,
          request,
          reply,
        } as CallInput<Name>);
      // Searches differ each time: caching them would evict the lists that everybody reads.
      if (call.cached && !(query as { search?: string }).search)
        return services.catalogue.get(JSON.stringify([name, params, query]), respond);
      return limitGuesses(services, name, request.body, respond);
    },
  });
}

/** The envelope of every response that is not a file. */
export function success<T>(data: T, message = 'Done'): SuccessResponse<T> {
  return { status: 'success', message, data };
}
