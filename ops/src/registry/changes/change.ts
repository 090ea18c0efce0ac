import type { Revision } from '@ilera/contracts';
import type { XStatic } from 'typebox/schema';
import { flag, list, object, text } from '../../common/json-schema';
import type { Refusal } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseCache } from '../releases/release-cache';

const version = {
  type: 'object',
  properties: { name: text, version: text, digest: text },
  required: ['name', 'version', 'digest'],
} as const;
/** Uploaded versions; further fields of an upload's answer are allowed. */
export const versions = { ...list(version), minItems: 1 } as const;

const audience = {
  /** Share of page loads. */
  percent: { type: 'integer', minimum: 0, maximum: 100 },
  people: list(text),
} as const;

const rolledBack = object(
  {
    part: text,
    /** The version that the caller saw live, or as canary: refused where that has changed. */
    from: text,
    /** A version, or its beginning; unset: the newest earlier one that was never rolled back. */
    to: text,
  },
  ['part'],
);

/** Flags of every change. */
const overruling = {
  /** Describes the change and writes nothing. */
  dryRun: flag,
  /** Overrides refusals, which the revision records. */
  force: flag,
  /** Asks open tabs to reload. */
  now: flag,
} as const;

const change = {
  type: 'object',
  required: ['action'],
  discriminator: { propertyName: 'action' },
  oneOf: [
    object(
      {
        action: { const: 'publish' },
        ...overruling,
        versions,
        /** Limits the versions to some page loads. */
        canary: object(audience, ['percent', 'people']),
      },
      ['action', 'versions'],
    ),
    object(
      {
        action: { const: 'rollback' },
        ...overruling,
        /** All in one revision: parts that went live together may not work apart. */
        parts: { ...list(rolledBack), minItems: 1 },
      },
      ['action', 'parts'],
    ),
    object(
      {
        action: { const: 'canary' },
        ...overruling,
        part: text,
        /** The canary's version that the caller saw: refused where it has changed. */
        from: text,
        /** Another share of page loads or other people, promotion to everybody, or a stop. */
        change: { anyOf: [{ enum: ['promote', 'stop'] }, { ...object(audience, []), minProperties: 1 }] },
      },
      ['action', 'part', 'change'],
    ),
    object(
      {
        action: { const: 'freeze' },
        ...overruling,
        /** Time at which the freeze ends. */
        until: text,
      },
      ['action'],
    ),
    object({ action: { const: 'end-freeze' }, ...overruling }, ['action']),
  ],
} as const;

type AnyChange = XStatic<(typeof change)['oneOf'][number]>;

/** A change of the live site, of one action or of any, without its author. */
export type Change<Action extends AnyChange['action'] = AnyChange['action']> = Extract<
  AnyChange,
  { action: Action }
>;

/** Body of `POST /deployments`, without further fields: every gateway reads the signed revision. */
export const deployment = object({ reason: text, change }, ['change']);

/** Author of a request, and the commit behind it. */
export type Author = Pick<Revision, 'by' | 'source'>;

/** Author, reason and idempotency key of a change. */
export type ChangeRequest = Author & Pick<Revision, 'reason' | 'key'>;

/** Input of a decision on top of the newest revision; made anew after another writer appended first. */
export interface ChangeContext extends ChangeRequest {
  ledger: Ledger;
  /** Shared by all changes, so that each release is read once. */
  releases: ReleaseCache;
  previous: Revision | undefined;
  /** Time by the clock of this machine; the previous revision's may be later, by a wrong clock. */
  at: string;
}

/** The site after a change, and the refusals of the change. */
export type Decision = Pick<Revision, 'action' | 'live' | 'freeze'> & { refusals?: Refusal[] };
