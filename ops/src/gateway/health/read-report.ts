/**
 * Describes a Content-Security-Policy report in one line for the log: only the origin of a blocked address, and a position
 * only in the site's assets, because addresses may contain tokens.
 */
export function describeCspReport(body: unknown): string {
  const { 'csp-report': report = {} } = (body ?? {}) as { 'csp-report'?: Record<string, unknown> };
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? 'unknown';
  const blocked = urlOf(report['blocked-uri'])?.origin ?? (report['blocked-uri'] || 'something');
  const file = urlOf(report['source-file'])?.pathname ?? '';
  const position = [file, Number(report['line-number']), Number(report['column-number'])].join(':');
  const where = file.startsWith('/assets/') ? ` in ${clean(position)}` : '';
  return `Content-Security-Policy: ${clean(directive)} blocked ${clean(blocked)}${where}`;
}

const urlOf = (address: unknown): URL | undefined =>
  URL.canParse(String(address)) ? new URL(String(address)) : undefined;

const clean = (text: unknown): string =>
  String(text)
    .replace(/[^a-z0-9:/._-]/gi, '')
    .slice(0, 100);
