import type {
  Canary,
  ChangeSource,
  Freeze,
  KeySignature,
  LivePart,
  PathGrant,
  Preview,
  Revision,
} from '@shared/contracts';
import { Ajv } from 'ajv';
import { mostRecordBytes } from '../store/release-store';

const ajv = new Ajv();
const text = { type: 'string' };
const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
/** A version for which the store could have a release. */
const version = { type: 'string', pattern: '^[A-Za-z0-9@_][A-Za-z0-9@._-]*$', maxLength: 200 };
const listOf = (items: object) => ({ type: 'array', items });

const byPart = (values: object) => ({
  type: 'object',
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$', maxLength: 200 },
  additionalProperties: values,
});

/** The schema of an object; each field of the type is named. */
const objectOf = <T>(properties: Record<keyof Required<T>, object>, required: (keyof T)[]) => ({
  type: 'object',
  properties,
  required,
});

const signature = objectOf<KeySignature>({ key: text, value: text }, ['key', 'value']);
const source = objectOf<ChangeSource>({ repository: text, commit: text, run: text }, []);
const percent = { type: 'number', minimum: 0, maximum: 100 };

const livePart = objectOf<LivePart>(
  {
    version,
    digest: text,
    lastGood: version,
    lastGoodDigest: text,
    canary: objectOf<Canary>({ version, digest: text, percent, people: listOf(text) }, [
      'version',
      'digest',
      'percent',
      'people',
    ]),
    bad: listOf(text),
    revision: count,
  },
  ['version', 'digest'],
);

const isRevision = ajv.compile<Revision>(
  objectOf<Revision>(
    {
      n: count,
      at: text,
      by: text,
      source,
      reason: text,
      action: text,
      part: text,
      live: byPart(livePart),
      paths: byPart(
        listOf(objectOf<PathGrant>({ prefix: text, access: listOf(text) }, ['prefix', 'access'])),
      ),
      forced: {},
      severity: {},
      freeze: objectOf<Freeze>({ by: text, at: text, reason: text, until: text }, ['by', 'at', 'reason']),
      key: text,
      signature,
    },
    ['n', 'at', 'by', 'reason', 'action', 'live'],
  ),
);

const isPreview = ajv.compile<Preview>(
  objectOf<Preview>(
    {
      kind: { const: 'preview' },
      id: text,
      at: text,
      by: text,
      source,
      until: text,
      parts: {
        ...byPart(objectOf<Preview['parts'][string]>({ version, digest: text }, ['version', 'digest'])),
        minProperties: 1,
      },
      revision: {},
      signature,
    },
    ['kind', 'id', 'at', 'by', 'until', 'parts'],
  ),
);

/** The bytes of a record, as the registry writes it. */
export const formatRecord = (record: Revision | Preview): Buffer =>
  Buffer.from(`${JSON.stringify(record, null, 2)}\n`);

/** A revision's bytes as a revision; undefined for anything that is not the revision with that number. */
export function parseRevision(body: Buffer, n: number): Revision | undefined {
  const revision = parse(body);
  return isRevision(revision) && revision.n === n ? revision : undefined;
}

/** A preview's bytes as a preview; undefined for anything else. */
export function parsePreview(body: Buffer | undefined): Preview | undefined {
  const preview = body && parse(body);
  return isPreview(preview) ? preview : undefined;
}

function parse(body: Buffer): unknown {
  try {
    return body.byteLength > mostRecordBytes ? undefined : JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
