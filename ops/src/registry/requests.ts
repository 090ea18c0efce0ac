/**
 * What can be asked of a registry, as types and as its HTTP interface checks it: what is signed is read by every gateway, so
 * nothing else gets there.
 */
import type { XStatic } from 'typebox/schema';
import { list, object } from '../common/json-schema';

const text = { type: 'string', maxLength: 2_000 } as const;
const flag = { type: 'boolean' } as const;

const version = {
  type: 'object',
  properties: { name: text, version: text, digest: text },
  required: ['name', 'version', 'digest'],
} as const;
/** Versions that were uploaded; what an upload answered says more of each. */
const versions = { ...list(version), minItems: 1 } as const;

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

const preview = object(
  {
    versions,
    /** Further publishes of it, of the same parts and from the same repository, keep the address. */
    branch: { type: 'string', minLength: 1, maxLength: 200 },
    force: flag,
  },
  ['versions', 'branch'],
);

/** What a preview shows. */
export type PreviewRequest = XStatic<typeof preview>;

/** The bodies of requests, by what they are for. */
export const bodies = {
  deployment: object({ reason: text, change }, ['change']),
  preview,
  /** Of an id or its address, or of a branch. */
  endOfPreviews: object({ which: text }, ['which']),
};
