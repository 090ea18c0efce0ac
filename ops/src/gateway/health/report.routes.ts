import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RemoteReport, VitalsReport } from '@shared/contracts';
import { networkAddress } from '../../common/network-address';
import { readOverrideCookie } from '../../common/override-cookie';
import { isUncounted, overrideCookieName } from '../version-choice/visitor-cookies';
import { describeCspReport } from './csp-report';
import { isSameOrigin } from './is-same-origin';
import { LimitedLog } from './limited-log';
import { readErrorReport } from './read-error-report';
import { parseJson, readRemoteReport } from './read-report';
import type { ReportTickets } from './report-ticket';
import type { VersionMetrics } from './version-metrics';

interface ReportOptions {
  metrics: VersionMetrics;
  tickets: ReportTickets;
  warn: (text: string, fields: object) => void;
  /** Called with each failure that is new for its visitor. */
  onFailure?: (report: RemoteReport) => void;
  opsKey?: string;
}

const bodyLimit = 8 * 1024;
/** Reports of one address a minute; many people may share an address. */
const mostAMinute = 120;

/**
 * Receives reports of browsers (Q40). A report counts when it comes from a page of this site with the ticket
 * of a document that offered the version, once a ticket and once an address. The response does not say
 * whether it counted.
 */
export async function registerReports(app: FastifyInstance, options: ReportOptions): Promise<void> {
  const { metrics, tickets, warn, onFailure, opsKey } = options;
  const log = new LimitedLog(warn);
  // A ticket of an earlier page lasts longer than the visit that it came with.
  const isOverridden = ({ cookies }: FastifyRequest): boolean =>
    isUncounted(cookies) || readOverrideCookie(cookies[overrideCookieName], opsKey) !== undefined;

  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: mostAMinute,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkAddress(ip),
    });
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'text/plain'],
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, parseJson(body.toString())),
    );

    scope.post('/_reports/csp', { bodyLimit }, (request, reply) => {
      log.say(describeCspReport(request.body), { event: 'policy-breach' });
      return reply.code(204).send();
    });

    scope.post('/_report/remote', { bodyLimit }, async (request, reply) => {
      const report = readRemoteReport(request.body);
      const ticket = isSameOrigin(request) && !isOverridden(request) ? tickets.read(request) : undefined;
      if (report && ticket && (await tickets.covers(ticket, report.remote, report.version))) {
        const { remote, version, kind } = report;
        if (tickets.use(ticket, remote) && metrics.report(request.ip, report)) {
          log.say(`${remote} ${version} fails for visitors: ${kind}`, {
            event: 'part-failure',
            part: remote,
            version,
            kind,
          });
          onFailure?.(report);
        }
      }
      return reply.code(204).send();
    });

    scope.post('/_report/error', { bodyLimit }, async (request, reply) => {
      const report = readErrorReport(request.body);
      const ticket = isSameOrigin(request) && !isOverridden(request) ? tickets.read(request) : undefined;
      if (report && ticket && (await tickets.covers(ticket, report.part, report.version))) {
        const { part, version, kind, name, frames, incident, page } = report;
        const place = frames[0] ?? (page ? `page ${page}` : 'an unknown place');
        // The first crash replaces a document's page, so further crashes of the document do not count.
        if (tickets.use(ticket, kind === 'crash' ? 'crash' : `${part} ${kind} ${place}`)) {
          metrics.countError(part, version, kind);
          const key = `${part} ${version} ${kind}: ${name} at ${place}`;
          const text = incident ? `${key} (incident ${incident})` : key;
          log.say(
            text,
            { event: 'browser-error', supportCode: ticket.code, ...report },
            incident ? text : key,
          );
        }
      }
      return reply.code(204).send();
    });

    scope.post('/_report/vitals', { bodyLimit }, (request, reply) => {
      const { body } = request;
      const ticket = isSameOrigin(request) && !isOverridden(request) ? tickets.read(request) : undefined;
      if (typeof body === 'object' && body !== null && ticket && tickets.use(ticket, 'vitals'))
        metrics.addVitals(body as VitalsReport);
      return reply.code(204).send();
    });
  });
}
