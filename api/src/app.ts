/** Composes the server: its limits, headers and error format, then the routes of every feature. */
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { brand, evidenceLimits, newTrace, parseTraceparent } from '@ilera/contracts';
import { isOwnOrigin } from './config/own-origin';
import { provideContext } from './context/request-context';
import { accessLogRoutes } from './privacy/access-log.routes';
import { accountRoutes } from './accounts/account.routes';
import { profileRoutes } from './accounts/profile.routes';
import { bookVisitRoutes } from './visits/book-visits.routes';
import { slotsRoutes } from './slots/slots.routes';
import { visitRoutes } from './visits/visit.routes';
import { claimRoutes } from './claims/claim.routes';
import { clinicRoutes } from './clinic/clinic.routes';
import { conditionRoutes } from './conditions/condition.routes';
import { outboxRoutes } from './dev/outbox.routes';
import { googleRoutes } from './google/google.routes';
import { localProviderRoutes } from './google/local-provider.routes';
import { memberRoutes } from './members/member.routes';
import { guestBookingRoutes } from './purchases/guest-booking.routes';
import { paymentRoutes } from './payments/payment.routes';
import { webhookRoutes } from './payments/webhook.routes';
import { placeRoutes } from './places/place.routes';
import { planRoutes } from './plans/plan.routes';
import { privacyRoutes } from './privacy/privacy.routes';
import { receiptRoutes } from './receipts/receipt.routes';
import { sandboxRoutes } from './payment-providers/sandbox.routes';
import type { Services } from './services';
import { staffRoutes } from './staff/staff.routes';
import { staffSignInRoutes } from './staff/sign-in.routes';
import { waitlistRoutes } from './waitlist/waitlist.routes';
import { describeApi } from './http/describe-api';
import { drainBeforeClose } from '@ilera/contracts/drain';
import { handleError } from './http/error-handler';
import { metricsRoutes, healthRoutes } from './http/health.routes';
import { loggerOptions } from './http/logger';
import { ResponseError } from './common/response-error';
import { refuseInfinity, refuseUnstorableText } from './http/check-input';

export interface AppOptions {
  /** Receives the log in tests. */
  logStream?: { write(line: string): void };
  /** Called with the server before its routes are added; tests check every response with it. */
  extend?: (app: FastifyInstance) => void;
}

/** The server with every route, not yet listening. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    logger: loggerOptions(config, options.logStream),
    // The trace id that the gateway's log and the browser's request share.
    genReqId: ({ headers }) => (parseTraceparent(headers.traceparent) ?? newTrace()).traceId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 100_000,
    // A request ends after 30 s without a byte, however long it takes in all (R4.68).
    connectionTimeout: 30_000,
    requestTimeout: 0,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    // Handles requests that Fastify refuses before it has found a route: addresses that are too long or not
    // encoded.
    frameworkErrors: handleError,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // A request that arrived before SIGTERM gets its response.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ajv: { customOptions: { allErrors: true, coerceTypes: true, removeAdditional: 'all' } },
  });
  options.extend?.(app);
  app.decorateRequest('person', null);
  app.decorateRequest('staff', null);
  // Tests check responses against the contract; serialising by schema would hide surplus fields from them.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new ResponseError(404, 'This address does not exist.');
  });
  drainBeforeClose(app);
  provideContext(app);
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ event: 'request', req: request, res: reply, ms }, 'request');
  });
  app.addHook('preValidation', refuseUnstorableText);
  app.addHook('preHandler', refuseInfinity);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    hsts: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && isOwnOrigin(config, origin)),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after'],
    credentials: false,
    maxAge: 600,
  });
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: 20_000,
      fields: 20,
      fileSize: evidenceLimits.maxBytes,
      files: evidenceLimits.maxFiles,
      parts: 25,
      headerPairs: 100,
    },
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${brand.name} API`, version: '1.0.0' } },
    transform: describeApi,
  });

  healthRoutes(app, services);
  metricsRoutes(app, services);
  conditionRoutes(app, services);
  planRoutes(app, services);
  guestBookingRoutes(app, services);
  paymentRoutes(app, services);
  receiptRoutes(app, services);
  bookVisitRoutes(app, services);
  slotsRoutes(app, services);
  visitRoutes(app, services);
  placeRoutes(app, services);
  waitlistRoutes(app, services);
  accountRoutes(app, services);
  profileRoutes(app, services);
  memberRoutes(app, services);
  claimRoutes(app, services);
  accessLogRoutes(app, services);
  privacyRoutes(app, services);
  await webhookRoutes(app, services);
  const hasProviders = config.google !== null && config.staffOpenId !== null;
  if (!hasProviders && !config.production) await localProviderRoutes(app, services);
  googleRoutes(app, services);
  staffSignInRoutes(app, services);
  staffRoutes(app, services);
  clinicRoutes(app, services);
  if (services.provider.name === 'sandbox') await sandboxRoutes(app, services);
  if (!config.production) await outboxRoutes(app, services);
  await app.ready();
  return app;
}
