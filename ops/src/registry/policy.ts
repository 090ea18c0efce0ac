import { readFileSync } from 'node:fs';
import { isGrantPrefix, pageAccess, type PathGrants } from '@shared/contracts';
import { Ajv } from 'ajv';
import { Type, type Static, type TProperties } from 'typebox';
import type { Budgets } from '../site/budgets';

/** Name of the file, at the root of the repository. */
export const policyFile = 'release-policy.json';

const size = Type.Number({ minimum: 0 });
const names = Type.Array(Type.String());
const strict = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

/** A caller of the registry: a pipeline or a person by the claims of an OpenID Connect token, or a token's hash. */
const callerSchema = Type.Union([
  strict({
    issuer: Type.String({ pattern: '^https?://' }),
    claims: Type.Record(Type.String(), Type.Union([Type.String(), names]), { minProperties: 1 }),
  }),
  // SHA-256 of the token, in hexadecimal digits.
  strict({ tokenHash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
]);

const partSchema = strict({
  /** Within these it brings addresses in its own release. */
  paths: Type.Optional(
    Type.Array(strict({ prefix: Type.String(), access: Type.Array(Type.Enum([...pageAccess])) })),
  ),
  publish: Type.Optional(names),
  /** Unset: those of `publish`. */
  rollback: Type.Optional(names),
  preview: Type.Optional(names),
  budget: Type.Optional(
    strict({
      initial: Type.Optional(size),
      page: Type.Optional(size),
      pages: Type.Optional(Type.Record(Type.String(), size)),
      owner: Type.Optional(Type.String()),
    }),
  ),
});

const policySchema = strict({
  $comment: Type.Optional(Type.String()),
  /** What tokens must be for: the address of the registry. */
  audience: Type.String(),
  callers: Type.Record(Type.String(), callerSchema),
  /** Who may do everything, and freeze. */
  operators: names,
  /** The most kilobytes of script that a public page may need in all. */
  publicPageScript: Type.Optional(size),
  parts: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]*$' }), partSchema, {
    additionalProperties: false,
  }),
});

export type CallerRule = Static<typeof callerSchema>;

/** `release-policy.json`: who may do what to which part, which paths each has, and what it may weigh. */
export type Policy = Static<typeof policySchema>;

/** What a caller may do to a part. */
export type Permission = 'publish' | 'rollback' | 'preview';

const validate = new Ajv({ allErrors: true }).compile<Policy>(policySchema);

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
    known(`parts/${part}/publish`, publish);
    known(`parts/${part}/rollback`, rollback);
    known(`parts/${part}/preview`, preview);
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

/** The paths of each part that has some. */
export const pathsOf = ({ parts }: Policy): PathGrants =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, { paths }]) => (paths ? [[name, paths]] : [])));

/** What parts and pages may weigh. */
export const budgetsOf = ({ publicPageScript, parts }: Policy): Budgets => ({
  ...(publicPageScript === undefined ? {} : { publicPageScript }),
  parts: Object.fromEntries(Object.entries(parts).map(([name, { budget = {} }]) => [name, budget])),
});

/** What the registry takes of the policy into every revision, and weighs. */
export const limitsOf = (policy: Policy) => ({ paths: pathsOf(policy), budgets: budgetsOf(policy) });

/** The callers that may do something to a part, besides the operators. */
export function allowedTo({ parts }: Policy, permission: Permission, part: string): string[] {
  const known = Object.hasOwn(parts, part) ? parts[part] : undefined;
  return known?.[permission] ?? known?.publish ?? [];
}
