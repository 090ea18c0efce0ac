/**
 * For operators: `/_health` for load balancers, the OpenAPI document, and `/_metrics` for Prometheus: requests,
 * connections, mails that wait, payments by outcome, and the age of the last backup.
 */
import { sql, and, isNotNull, isNull, max } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { equalsSecret } from '@ilera/contracts/equals-secret';
import type { Services } from '../services';
import { ResponseError } from '../common/response-error';
import { backups, outbox } from '../db/schema';

export function healthRoutes(app: FastifyInstance, services: Services): void {
  app.get('/_health', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await services.reservedDb.execute(sql`select 1`);
    } catch {
      throw new ResponseError(503, 'The database does not answer.', undefined, 5);
    }
    return { status: 'success', message: 'Healthy', data: null };
  });
  app.get('/openapi.json', async () => app.swagger());
}

/** Mounts the metrics, and starts to count requests. */
export function metricsRoutes(app: FastifyInstance, services: Services): void {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'ilera_api_request_duration_seconds',
    help: 'Requests by route pattern, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const payments = new Counter({
    name: 'ilera_api_payments_total',
    help: 'Payments by what became of them in this process: success, refund, reversed.',
    labelNames: ['outcome'],
    registers,
  });
  services.paymentEvents.on('settled', (outcome: string) => payments.inc({ outcome }));
  new Gauge({
    name: 'ilera_api_connections',
    help: 'Connections to the database by state; waiting are requests without one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(services.connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'ilera_api_mails',
    help: 'Mails that wait to be sent, and those that were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { reservedDb: db } = services;
      const waiting = await db.$count(outbox, and(isNull(outbox.sentAt), isNull(outbox.deadAt)));
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'dead' }, await db.$count(outbox, isNotNull(outbox.deadAt)));
    },
  });
  new Gauge({
    name: 'ilera_api_backup_age_seconds',
    help: 'Time since the last complete backup: infinite if there was none, and no value on PGlite.',
    registers,
    async collect() {
      // A gauge shows 0 until a value is set or removed.
      if (!services.config.databaseUrl) return this.remove();
      const seconds = sql`extract(epoch from now() - ${max(backups.completedAt)})`.mapWith(Number);
      const [age] = await services.reservedDb.select({ seconds }).from(backups);
      this.set(age?.seconds ?? Infinity);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe(
      { route, method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/_metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isAllowed(request, services.config.metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * Without a token, allows only requests that came through no proxy, because the scraper calls this process directly.
 */
function isAllowed({ headers }: FastifyRequest, token: string | null): boolean {
  if (!token) return headers['x-forwarded-for'] === undefined;
  return equalsSecret(headers.authorization ?? '', `Bearer ${token}`);
}
