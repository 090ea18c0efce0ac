/** What a request to the registry may contain: what is signed is read by every gateway, so nothing else gets there. */
import { Ajv } from 'ajv';

const text = { type: 'string', maxLength: 2_000 };
const flag = { type: 'boolean' };
const list = (items: object) => ({ type: 'array', items, maxItems: 1_000 });
const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

// What an upload answered, which says more of each.
const versions = {
  ...list({ ...object({ name: text, version: text, digest: text }), additionalProperties: true }),
  minItems: 1,
};
const percent = { type: 'number', minimum: 0, maximum: 100 };
const people = list(text);
const rolledBack = { part: text, from: text, to: text };

const change = (action: string, properties: Record<string, object>, required: string[]) =>
  object(
    { action: { const: action }, dryRun: flag, force: flag, severity: { const: 'now' }, ...properties },
    ['action', ...required],
  );

const deployment = object(
  {
    reason: text,
    change: {
      type: 'object',
      required: ['action'],
      discriminator: { propertyName: 'action' },
      oneOf: [
        change('publish', { versions, canary: object({ percent, people }), replaceCanary: flag }, [
          'versions',
        ]),
        change('rollback', { ...rolledBack, with: list(object(rolledBack, ['part'])), isChosen: flag }, [
          'part',
        ]),
        change(
          'canary',
          {
            part: text,
            from: text,
            change: {
              anyOf: [
                { enum: ['promote', 'stop'] },
                { ...object({ percent, people }, []), minProperties: 1 },
              ],
            },
          },
          ['part', 'change'],
        ),
        change('freeze', { until: text, replace: flag }, []),
        change('thaw', {}, []),
      ],
    },
  },
  ['change'],
);

const preview = object({ versions, branch: text, days: { type: 'number' }, force: flag }, [
  'versions',
  'branch',
  'days',
]);

/** The bodies of requests, by what they are for. */
export const bodySchemas = { deployment, preview, endOfPreviews: object({ which: text }) };

const ajv = new Ajv({ discriminator: true });

/** Refuses a body as it is: nothing is taken for another type, and nothing left out. */
export const compileBody = ({ schema }: { schema: unknown }) => ajv.compile(schema as object);
