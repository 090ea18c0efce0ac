import type { FastifyInstance } from 'fastify';

interface ReportOptions {
  warn: (message: string) => void;
}

interface CspReport {
  'csp-report'?: { 'effective-directive'?: string; 'violated-directive'?: string; 'blocked-uri'?: string };
}

/** Receives what browsers report. Addresses are cut to their origin: the rest may hold a token. */
export function registerReports(app: FastifyInstance, { warn }: ReportOptions): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => {
      try {
        done(null, JSON.parse(body.toString()));
      } catch {
        done(null, {});
      }
    },
  );
  app.post('/_reports/csp', (request, reply) => {
    const report = (request.body as CspReport | undefined)?.['csp-report'] ?? {};
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? 'unknown';
    warn(`Content-Security-Policy: ${clean(directive)} blocked ${originOnly(report['blocked-uri'])}`);
    return reply.code(204).send();
  });
}

const clean = (text: string): string => text.replace(/[^a-z0-9:/._-]/gi, '').slice(0, 100);

function originOnly(address: string | undefined): string {
  if (!address) return 'something';
  return URL.canParse(address) ? clean(new URL(address).origin) : clean(address);
}
