import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGrantPrefix, pageAccess, type PathGrants } from '@ilera/contracts';
import { Ajv } from 'ajv';
import type { XStatic } from 'typebox/schema';
import { listFaults, object, record, text } from '../common/json-schema';
import type { Budgets } from '../site/budgets';

const size = { type: 'number', minimum: 0 } as const;
const names = { type: 'array', items: text } as const;

const callerRule = {
  anyOf: [
    object(
      {
        issuer: { type: 'string', pattern: '^https?://' },
        claims: record({ anyOf: [text, names] }, { minProperties: 1 }),
      },
      ['issuer', 'claims'],
    ),
    /** SHA-256 of the token, in hexadecimal digits. */
    object({ tokenHash: { type: 'string', pattern: '^[0-9a-f]{64}$' } }, ['tokenHash']),
  ],
} as const;

const access = { type: 'array', items: { enum: pageAccess } } as const;
const partPolicy = object(
  {
    /** Within these it brings addresses in its own release. */
    paths: { type: 'array', items: object({ prefix: text, access }, ['prefix', 'access']) },
    publish: names,
    /** Unset: those of `publish`. */
    rollback: names,
    preview: names,
    budget: object({ initial: size, page: size, pages: record(size) }, []),
  },
  [],
);

const schema = object(
  {
    $comment: text,
    /** What tokens must be for: the address of the registry. */
    audience: text,
    callers: record(callerRule),
    /** Who may do everything, and freeze. */
    operators: names,
    /** The most kilobytes of script that a public page may need in all. */
    publicPageScript: size,
    parts: record(partPolicy, { propertyNames: { pattern: '^[a-z][a-z0-9-]*$' } }),
  },
  ['audience', 'callers', 'operators', 'parts'],
);

/** A caller of the registry: a pipeline or a person by the claims of an OpenID Connect token, or a token's hash. */
export type CallerRule = XStatic<typeof callerRule>;

/** `release-policy.json`: who may do what to which part, which paths each has, and what it may weigh. */
export type Policy = XStatic<typeof schema>;

/** What a caller may do to a part. */
export type Permission = 'publish' | 'rollback' | 'preview';

/** Name of the file, at the root of the repository. */
export const policyFile = 'release-policy.json';

const validate = new Ajv({ allErrors: true }).compile<Policy>(schema);

/** First segments of addresses that the gateway itself answers. */
const ofTheGateway = ['api', 'assets', 'ops'];

/** Claims of which one must be named, or everybody with a token of the issuer would be meant. */
const identifying = ['sub', 'repository', 'project_path', 'email'];

/** The policy of a file, or of a checkout; undefined where there is none. */
export const findPolicy = (
  checkout: string | undefined,
  file = checkout && join(checkout, policyFile),
): Policy | undefined => (file && existsSync(file) ? readPolicy(file) : undefined);

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
    faults.push(...listFaults(validate.errors));
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
