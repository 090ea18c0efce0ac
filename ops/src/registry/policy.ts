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
        claims: record({ anyOf: [text, names] }),
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
    /** Prefixes below which a remote's releases may bring addresses. */
    paths: { type: 'array', items: object({ prefix: text, access }, ['prefix', 'access']) },
    publish: names,
    /** Unset: the callers of `publish`. */
    rollback: names,
    preview: names,
    budget: object({ initial: size, page: size, pages: record(size) }, []),
  },
  [],
);

const schema = object(
  {
    $comment: text,
    /** Required audience of tokens: the address of the registry. */
    audience: text,
    callers: record(callerRule),
    /** Callers that may do everything; they alone freeze. */
    operators: names,
    /** Maximum kilobytes of script of a public page, shell included. */
    publicPageScript: size,
    parts: record(partPolicy, { propertyNames: { pattern: '^[a-z][a-z0-9-]*$' } }),
  },
  ['audience', 'callers', 'operators', 'parts'],
);

/** Recognises a caller of the registry by claims of an OpenID Connect token, or by a token's hash. */
export type CallerRule = XStatic<typeof callerRule>;

/** `release-policy.json`: permissions, paths and size budgets of each part. */
export type Policy = XStatic<typeof schema>;

export type Permission = 'publish' | 'rollback' | 'preview';

export const policyFile = 'release-policy.json';

const validate = new Ajv({ allErrors: true }).compile<Policy>(schema);

/** First path segments that the gateway answers itself. */
const gatewaySegments = ['api', 'assets', 'ops'];

/** A rule must name one of these claims, or it would match everybody with a token of the issuer. */
const identifyingClaims = ['sub', 'repository', 'project_path', 'email'];

/** Reads the policy of a file or a checkout; undefined where the file does not exist. */
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
    faults.push(String(error));
  }
  return undefined;
}

function faultsOf({ callers, operators, parts }: Policy): string[] {
  const faults: string[] = [];
  for (const [name, rule] of Object.entries(callers))
    if ('claims' in rule && !identifyingClaims.some((claim) => claim in rule.claims))
      faults.push(
        `callers/${name}: name one of ${identifyingClaims.join(', ')}, or everybody at ${rule.issuer} is meant`,
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
      if (gatewaySegments.includes(prefix.split('/')[1]?.toLowerCase() ?? ''))
        faults.push(`parts/${part}/paths: the gateway answers at ${prefix} itself`);
      if (owner) faults.push(`parts/${part}/paths: ${prefix} belongs to ${owner}`);
      owners.set(prefix.toLowerCase(), part);
    }
  }
  return faults;
}

/** Extracts path grants, and names the size budgets, for the ledger. */
export function limitsOf(policy: Policy): { paths: PathGrants; budgets: Budgets } {
  const granted = Object.entries(policy.parts).flatMap(([name, { paths }]) => (paths ? [[name, paths]] : []));
  return { paths: Object.fromEntries(granted) as PathGrants, budgets: policy };
}

/** Callers with a permission for a part, besides the operators. */
export function allowedTo({ parts }: Policy, permission: Permission, part: string): string[] {
  return parts[part]?.[permission] ?? parts[part]?.publish ?? [];
}
