import { browserErrorKinds, remoteFailureKinds } from '@shared/contracts';

const word = { type: 'string', pattern: '^[\\w.@+-]{1,80}$' };

const object = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  properties,
  required,
});

/**
 * The reports of the contract, for Fastify's validation. Nothing but these words and places of code is accepted: a message or
 * an address may hold what a person typed.
 */
export const reportSchemas = {
  remote: object({ remote: word, version: word, kind: { enum: [...remoteFailureKinds] } }, [
    'remote',
    'version',
    'kind',
  ]),
  error: {
    ...object(
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
    additionalProperties: false,
  },
  vitals: object({ shell: word, remote: word, version: word }, ['shell']),
};

/** JSON of a body that a browser sends as text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A browser's report that the Content-Security-Policy blocked something. */
export interface CspReport {
  'csp-report'?: {
    'effective-directive'?: string;
    'violated-directive'?: string;
    'blocked-uri'?: string;
    'source-file'?: string;
    'line-number'?: number;
    'column-number'?: number;
  };
}

/** One line for the log. Of an address only its origin is kept, because the rest may contain a token. */
export function describeCspReport(body: unknown): string {
  const report = (body as CspReport | undefined)?.['csp-report'] ?? {};
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? 'unknown';
  return `Content-Security-Policy: ${clean(directive)} blocked ${originOnly(report['blocked-uri'])}${readPlace(report)}`;
}

/** The place in our own code; addresses of pages are left out, because they may contain a token. */
function readPlace(report: NonNullable<CspReport['csp-report']>): string {
  const file = report['source-file'];
  if (typeof file !== 'string' || !URL.canParse(file) || !new URL(file).pathname.startsWith('/assets/'))
    return '';
  return ` in ${clean(new URL(file).pathname)}:${Number(report['line-number'])}:${Number(report['column-number'])}`;
}

const clean = (text: unknown): string =>
  String(text)
    .replace(/[^a-z0-9:/._-]/gi, '')
    .slice(0, 100);

function originOnly(address: string | undefined): string {
  if (!address) return 'something';
  return URL.canParse(address) ? clean(new URL(address).origin) : clean(address);
}
