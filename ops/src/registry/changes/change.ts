import type { Revision } from '@ilera/contracts';
import type { XStatic } from 'typebox/schema';
import { flag, list, object, text } from '../../common/json-schema';
import { ReleaseRefused, type Refusal } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseCache } from '../releases/release-cache';

const version = {
  type: 'object',
  properties: { name: text, version: text, digest: text },
  required: ['name', 'version', 'digest'],
} as const;
/** Versions that were uploaded; what an upload answered says more of each. */
export const versions = { ...list(version), minItems: 1 } as const;

const audience = {
  /** Share of page loads. */
  percent: { type: 'number', minimum: 0, maximum: 100 },
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

/** What a change may go over, and how. */
const overruling = {
  /** Says what would happen; nothing is written. */
  dryRun: flag,
  /** Goes ahead in spite of refusals; the history says so. */
  force: flag,
  /** Open tabs are asked to load the page again. */
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
        /** Makes them live for some page loads only. */
        canary: object(audience, ['percent', 'people']),
      },
      ['action', 'versions'],
    ),
    object(
      {
        action: { const: 'rollback' },
        ...overruling,
        /** In one step: what went live together may not work apart. */
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
        /** Another share of page loads or other people, promotion to everybody, or the end. */
        change: { anyOf: [{ enum: ['promote', 'stop'] }, { ...object(audience, []), minProperties: 1 }] },
      },
      ['action', 'part', 'change'],
    ),
    object(
      {
        action: { const: 'freeze' },
        ...overruling,
        /** When it ends by itself. */
        until: text,
      },
      ['action'],
    ),
    object({ action: { const: 'end-freeze' }, ...overruling }, ['action']),
  ],
} as const;

type AnyChange = XStatic<(typeof change)['oneOf'][number]>;

/** A change of what is live, of one kind or of any, without who asks for it. */
export type Change<Action extends AnyChange['action'] = AnyChange['action']> = Extract<
  AnyChange,
  { action: Action }
>;

/** What `POST /deployments` accepts: what is signed is read by every gateway, so nothing else gets there. */
export const deployment = object({ reason: text, change }, ['change']);

/** Who asks for something, from which commit. */
export type Author = Pick<Revision, 'by' | 'source'>;

/** Who asks for a change, and why. */
export type ChangeRequest = Author & Pick<Revision, 'reason' | 'key'>;

/** What a change is decided with, on top of the newest revision; again where another writer was first. */
export interface ChangeContext extends ChangeRequest {
  ledger: Ledger;
  /** Each is read once, for several changes. */
  releases: ReleaseCache;
  previous: Revision | undefined;
  /** When it is made. */
  at: string;
}

/** What a change makes of the site, and what stands against it. */
export type Decision = Pick<Revision, 'action' | 'live' | 'freeze'> & { refusals?: Refusal[] };

/** Throws without a reason. @param change what needs one: "A rollback" */
export function assertReason(change: string, reason: string): void {
  if (!reason.trim())
    throw new ReleaseRefused(`${change} needs --reason "…": whoever reads the history will want to know.`);
}
