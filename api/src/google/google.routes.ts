/** Filled in a later step. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
export async function googleRoutes(_app: FastifyInstance, _services: Services): Promise<void> {}
