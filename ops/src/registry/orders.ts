/**
 * What can be asked of a registry, as types and as its HTTP interface checks it: what is signed is read by every gateway, so
 * nothing else gets there.
 */
import { Type, type Static, type TProperties, type TSchema } from 'typebox';

const text = Type.String({ maxLength: 2_000 });
const flag = Type.Optional(Type.Boolean());
const part = text;
const list = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: 1_000 });
const order = <Properties extends TProperties>(properties: Properties, options = {}) =>
  Type.Object(properties, { ...options, additionalProperties: false });

/** Versions that were uploaded; what an upload answered says more of each. */
const versions = Type.Array(Type.Object({ name: text, version: text, digest: text }), {
  minItems: 1,
  maxItems: 1_000,
});

const audience = {
  /** Share of page loads. */
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  people: list(text),
};

const rolledBack = {
  part,
  /** The version that the caller saw live, or as canary: refused where that has changed. */
  from: Type.Optional(text),
  /** A version, or its beginning; unset: the newest earlier one that was never rolled back. */
  to: Type.Optional(text),
};

/** What a change may go over, and how. */
const overruling = {
  /** Says what would happen; nothing is written. */
  dryRun: flag,
  /** Goes ahead in spite of refusals; the history says so. */
  force: flag,
  /** Open tabs are asked to load the page again. */
  severity: Type.Optional(Type.Literal('now')),
};
export type Overruling = Static<ReturnType<typeof Type.Object<typeof overruling>>>;

const change = <Action extends string, Properties extends TProperties>(
  action: Action,
  properties: Properties,
) => order({ action: Type.Literal(action), ...overruling, ...properties });

const changes = [
  change('publish', {
    versions,
    /** Makes them live for some page loads only. */
    canary: Type.Optional(order(audience)),
    /** Ends a running canary of another version. */
    replaceCanary: flag,
  }),
  change('rollback', {
    ...rolledBack,
    /** Further parts, in the same step: what went live together may not work apart. */
    with: Type.Optional(list(order(rolledBack))),
    /** The caller chose the version by name, so a recent rollback does not prevent it. */
    isChosen: flag,
  }),
  change('canary', {
    part,
    /** The canary's version that the caller saw: refused where it has changed. */
    from: Type.Optional(text),
    /** Another share of page loads or other people, promotion to everybody, or the end. */
    change: Type.Union([
      Type.Literal('promote'),
      Type.Literal('stop'),
      order(
        { percent: Type.Optional(audience.percent), people: Type.Optional(audience.people) },
        { minProperties: 1 },
      ),
    ]),
  }),
  change('freeze', {
    /** When it ends by itself. */
    until: Type.Optional(text),
    /** Changes the freeze that is in force. */
    replace: flag,
  }),
  change('thaw', {}),
];

/** A change of what is live, without who asks for it. */
export type Deployment = Static<(typeof changes)[number]>;

/** Changes of one kind. */
export type Order<Action extends Deployment['action']> = Extract<Deployment, { action: Action }>;

/** The bodies of requests. */
export const deploymentBody = order({
  reason: Type.Optional(text),
  change: Type.Unsafe<Deployment>({
    type: 'object',
    required: ['action'],
    discriminator: { propertyName: 'action' },
    oneOf: changes,
  }),
});
export const previewBody = order({
  versions,
  /** Further publishes of it, of the same parts and from the same repository, keep the address. */
  branch: text,
  /** Days for which the address works. */
  days: Type.Number(),
  force: flag,
});
export const endOfPreviewsBody = order({
  /** An id or its address, or a branch. */
  which: text,
});

/** What a preview shows, and for how long. */
export type PreviewOrder = Static<typeof previewBody>;
