import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RemoteReport, VitalsReport } from '@shared/contracts';
import type { VersionMetrics } from './version-metrics';
import { openOverrideCookie, readCookie } from '../visits/override-cookie';
import { overrideCookieName } from '../visits/visit-cookies';

interface ReportOptions {
  health: VersionMetrics;
  warn: (message: string) => void;
  /** Told of each failure that is new for its visitor. */
  onFailure?: (report: RemoteReport) => void;
  opsKey?: string;
}

interface CspReport {
  'csp-report'?: {
    'effective-directive'?: string;
    'violated-directive'?: string;
    'blocked-uri'?: string;
    'source-file'?: string;
    'line-number'?: number;
    'column-number'?: number;
  };
}

const bodyLimit = 8 * 1024;

/** Receives what browsers report. Nothing of an address is kept but its origin: the rest may hold a token. */
export function registerReports(
  app: FastifyInstance,
  { health, warn, onFailure, opsKey }: ReportOptions,
): void {
  const said = new Set<string>();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'text/plain'],
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, parse(body.toString())),
  );

  app.post('/_reports/csp', { bodyLimit }, (request, reply) => {
    const report = (request.body as CspReport | undefined)?.['csp-report'] ?? {};
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? 'unknown';
    warn(
      `Content-Security-Policy: ${clean(directive)} blocked ${originOnly(report['blocked-uri'])}${placeOf(report)}`,
    );
    return reply.code(204).send();
  });

  app.post('/_report/remote', { bodyLimit }, (request, reply) => {
    const report = readRemoteReport(request.body);
    // A developer's own build fails as it likes.
    if (report && !isPinned(request, opsKey)) {
      const outcome = health.report(
        health.visitorOf(request.ip, request.headers['user-agent'] ?? ''),
        report,
      );
      const { remote, version, kind } = report;
      const line = `${remote} ${version} fails for visitors: ${kind}`;
      if (outcome === 'new' && !said.has(line)) {
        said.add(line);
        warn(line);
      }
      if (outcome === 'new') onFailure?.(report);
    }
    return reply.code(204).send();
  });

  app.post('/_report/vitals', { bodyLimit }, (request, reply) => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && !isPinned(request, opsKey))
      health.addVitals(body as VitalsReport);
    return reply.code(204).send();
  });
}

const isPinned = (request: FastifyRequest, opsKey: string | undefined): boolean =>
  openOverrideCookie(readCookie(request.headers.cookie, overrideCookieName), opsKey) !== undefined;

function readRemoteReport(body: unknown): RemoteReport | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { remote, version, kind } = body as Record<string, unknown>;
  const words = [remote, version, kind];
  if (!words.every((word) => typeof word === 'string' && /^[\w.@+-]{1,80}$/.test(word))) return undefined;
  return { remote: String(remote), version: String(version), kind: String(kind) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where in our own code it happened; addresses of pages are left out, they may hold a token. */
function placeOf(report: NonNullable<CspReport['csp-report']>): string {
  const file = report['source-file'];
  if (!file || !URL.canParse(file) || !new URL(file).pathname.startsWith('/assets/')) return '';
  return ` in ${clean(new URL(file).pathname)}:${Number(report['line-number'])}:${Number(report['column-number'])}`;
}

const clean = (text: string): string => text.replace(/[^a-z0-9:/._-]/gi, '').slice(0, 100);

function originOnly(address: string | undefined): string {
  if (!address) return 'something';
  return URL.canParse(address) ? clean(new URL(address).origin) : clean(address);
}
