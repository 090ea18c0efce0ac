import { readFileSync } from 'node:fs';
import { isGrantPrefix, pageAccess, type PathGrants } from '@shared/contracts';
import { Ajv } from 'ajv';
import type { Budget, Budgets } from '../site/budgets';

/** A caller of the registry: a pipeline or a person by the claims of an OpenID Connect token, or a token's hash. */
export type CallerRule =
  | { issuer: string; claims: Record<string, string | string[]> }
  /** SHA-256 of the token, in hexadecimal digits. */
  | { tokenHash: string };

/** What `release-policy.json` says of one part. */
interface PartPolicy {
  /** Within these it brings addresses in its own release. */
  paths?: PathGrants[string];
  publish?: string[];
  /** Unset: those of `publish`. */
  rollback?: string[];
  preview?: string[];
  budget?: Partial<Budget>;
}

/** What a caller may do to a part. */
export type Permission = 'publish' | 'rollback' | 'preview';

/** `release-policy.json`: who may do what to which part, which paths each has, and what it may weigh. */
export interface Policy {
  /** What tokens must be for: the address of the registry. */
  audience: string;
  callers: Record<string, CallerRule>;
  /** Who may do everything, and freeze. */
  operators: string[];
  /** The most kilobytes of script that a public page may need in all. */
  publicPageScript?: number;
  parts: Record<string, PartPolicy>;
}

/** Name of the file, at the root of the repository. */
export const policyFile = 'release-policy.json';

const size = { type: 'number', minimum: 0 };
const names = { type: 'array', items: { type: 'string' } };
const texts = { anyOf: [{ type: 'string' }, names] };
const object = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const validate = new Ajv({ allErrors: true }).compile<Policy>(
  object(
    {
      $comment: { type: 'string' },
      audience: { type: 'string' },
      callers: {
        type: 'object',
        additionalProperties: {
          anyOf: [
            object(
              {
                issuer: { type: 'string', pattern: '^https?://' },
                claims: { type: 'object', additionalProperties: texts, minProperties: 1 },
              },
              ['issuer', 'claims'],
            ),
            object({ tokenHash: { type: 'string', pattern: '^[0-9a-f]{64}$' } }, ['tokenHash']),
          ],
        },
      },
      operators: names,
      publicPageScript: size,
      parts: {
        type: 'object',
        propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
        additionalProperties: object(
          {
            paths: {
              type: 'array',
              items: object(
                { prefix: { type: 'string' }, access: { type: 'array', items: { enum: [...pageAccess] } } },
                ['prefix', 'access'],
              ),
            },
            publish: names,
            rollback: names,
            preview: names,
            budget: object(
              {
                initial: size,
                page: size,
                pages: { type: 'object', additionalProperties: size },
                owner: { type: 'string' },
              },
              [],
            ),
          },
          [],
        ),
      },
    },
    ['audience', 'callers', 'operators', 'parts'],
  ),
);

/** First segments of addresses that the gateway itself answers. */
const ofTheGateway = ['api', 'assets', 'ops'];

/** Claims of which one must be named, or everybody with a token of the issuer would be meant. */
const identifying = ['sub', 'repository', 'project_path', 'email'];

/** Reads a policy. @throws with one message of all faults */
export function readPolicy(file: string): Policy {
  const faults: string[] = [];
  const policy = parse(file, faults);
  if (policy) faults.push(...faultsOf(policy));
  if (policy && faults.length === 0) return policy;
  throw new Error(`${file} cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

function parse(file: string, faults: string[]): Policy | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (validate(value)) return value;
    for (const { instancePath, message = '', params } of validate.errors ?? [])
      faults.push(`${instancePath || '/'} ${message} ${JSON.stringify(params)}`);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

function faultsOf({ callers, operators, parts }: Policy): string[] {
  const faults: string[] = [];
  for (const [name, rule] of Object.entries(callers))
    if ('claims' in rule && !identifying.some((claim) => claim in rule.claims))
      faults.push(
        `callers/${name}: name one of ${identifying.join(', ')}, or everybody at ${rule.issuer} is meant`,
      );
  const known = (where: string, list: string[] = []): void => {
    for (const name of list)
      if (!Object.hasOwn(callers, name)) faults.push(`${where}: there is no caller "${name}"`);
  };
  known('operators', operators);
  const owners = new Map<string, string>();
  for (const [part, { paths = [], publish, rollback, preview }] of Object.entries(parts)) {
    for (const [right, list] of Object.entries({ publish, rollback, preview }))
      known(`parts/${part}/${right}`, list);
    for (const { prefix } of paths) {
      const owner = owners.get(prefix.toLowerCase());
      if (!isGrantPrefix(prefix))
        faults.push(`parts/${part}/paths: ${prefix} is not written /extra/* or /extra/more/*`);
      if (ofTheGateway.includes(prefix.split('/')[1]?.toLowerCase() ?? ''))
        faults.push(`parts/${part}/paths: the gateway answers at ${prefix} itself`);
      if (owner) faults.push(`parts/${part}/paths: ${prefix} belongs to ${owner}`);
      owners.set(prefix.toLowerCase(), part);
    }
  }
  return faults;
}

/** The paths of each part that has some, which every revision has too, and what parts and pages may weigh. */
export function limitsOf({ publicPageScript, parts }: Policy): { paths: PathGrants; budgets: Budgets } {
  const all = Object.entries(parts);
  const budgets = Object.fromEntries(all.map(([name, { budget = {} }]) => [name, budget]));
  return {
    paths: Object.fromEntries(all.flatMap(([name, { paths }]) => (paths ? [[name, paths]] : []))),
    budgets: { ...(publicPageScript === undefined ? {} : { publicPageScript }), parts: budgets },
  };
}

/** The callers that may do something to a part, besides the operators. */
export function allowedTo({ parts }: Policy, permission: Permission, part: string): string[] {
  const known = Object.hasOwn(parts, part) ? parts[part] : undefined;
  return known?.[permission] ?? known?.publish ?? [];
}
