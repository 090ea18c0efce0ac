import { browserErrorKinds, remoteFailureKinds } from '@ilera/contracts';
import { object } from '../../common/json-schema';

const word = { type: 'string', pattern: '^[\\w.@+-]{1,80}$' };

/**
 * Schemas of reports, for Fastify's validation. They accept only words and code positions, because a message or an address
 * may hold what a person typed.
 */
export const reportSchemas = {
  remote: object({ remote: word, version: word, kind: { enum: [...remoteFailureKinds] } }, [
    'remote',
    'version',
    'kind',
  ]),
  error: object(
    {
      part: word,
      version: word,
      kind: { enum: [...browserErrorKinds] },
      name: { type: 'string', pattern: '^[A-Z]\\w{0,40}$' },
      frames: {
        type: 'array',
        items: { type: 'string', pattern: '^[A-Za-z0-9@_][\\w@./-]{0,150}\\.js:\\d{1,7}:\\d{1,7}$' },
      },
      incident: { type: 'string', pattern: '^[A-Z0-9]{4,12}$' },
      page: word,
    },
    ['part', 'version', 'kind', 'name', 'frames'],
  ),
  // Additional properties are the figures, of which only numbers are read.
  vitals: { ...object({ shell: word, remote: word, version: word }, ['shell']), additionalProperties: true },
};

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
