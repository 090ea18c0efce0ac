import { createHash } from 'node:crypto';
import type { ChangeSource } from '@ilera/contracts';
import { equalsSecret } from '@ilera/contracts/equals-secret';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { createLoadingCache } from '../../common/loading-cache';
import { ReleaseRefused } from '../../site/refusal';
import type { Author } from '../changes/change';
import { allowedTo, type CallerRule, type Permission, type Policy } from '../policy';

/** The caller of a request, as its token identifies it. */
export interface Caller extends Author {
  /** Matching entries of the policy's `callers`. */
  names: string[];
}

/** Error codes of jose for an issuer whose keys cannot be read, whatever the token. */
const issuerErrors = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

/** Identifies callers and checks their permissions. */
export class Callers {
  /** The public keys of each issuer. */
  private readonly keys = createLoadingCache<JWTVerifyGetKey>(100);

  constructor(private readonly policy: Policy) {}

  /** Identifies the caller of a request. @param authorization its header @throws ReleaseRefused */
  async identify(authorization: string | undefined): Promise<Caller> {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token)
      throw new ReleaseRefused(
        `A token is needed: an OpenID Connect token for ${this.policy.audience} in RELEASE_TOKEN, or one whose SHA-256 stands in release-policy.json.`,
        401,
      );
    const byHash = this.findByHash(token);
    if (byHash) return { names: [byHash], by: byHash };
    const claims = await this.verify(token);
    const names: string[] = [];
    const mismatches: string[] = [];
    for (const [name, rule] of this.rules()) {
      if (!('issuer' in rule) || rule.issuer !== claims.iss) continue;
      const why = whyNot(rule.claims, claims);
      if (why) mismatches.push(`  ${name}: ${why}`);
      else names.push(name);
    }
    if (names.length === 0)
      throw new ReleaseRefused(
        `Refused, nothing changed: release-policy.json does not know whose token this is.\n${mismatches.slice(0, 10).join('\n')}`,
        403,
      );
    const { repository, project_path: project, sha, run_id: run, pipeline_id: pipeline } = claims;
    const source: ChangeSource = Object.fromEntries(
      Object.entries({ repository: repository ?? project, commit: sha, run: run ?? pipeline }).flatMap(
        ([name, value]) => (value === undefined ? [] : [[name, String(value as string)]]),
      ),
    );
    const { actor, user_login: user, email, sub } = claims;
    const by = String((actor ?? user ?? email ?? sub ?? names[0]) as string).slice(0, 80);
    return { names, by, ...(Object.keys(source).length > 0 ? { source } : {}) };
  }

  /** Checks that a caller has one of the permissions for a part; an operator needs none. @throws ReleaseRefused */
  assertMay(caller: Caller, permissions: Permission[], part: string, what: string): void {
    const { operators } = this.policy;
    const allowed = permissions.flatMap((permission) => allowedTo(this.policy, permission, part));
    if (caller.names.some((name) => operators.includes(name) || allowed.includes(name))) return;
    const permitted = [...new Set([...allowed, ...operators])].join(', ');
    throw new ReleaseRefused(
      `Refused, nothing changed: ${caller.names.join(', ')} may not ${what}. Those who may: ${permitted || 'nobody'}.\n` +
        '  To change it: a pull request to release-policy.json.',
      403,
    );
  }

  private rules(): [string, CallerRule][] {
    return Object.entries(this.policy.callers);
  }

  private findByHash(token: string): string | undefined {
    const hash = createHash('sha256').update(token).digest('hex');
    return this.rules().find(([, rule]) => 'tokenHash' in rule && equalsSecret(hash, rule.tokenHash))?.[0];
  }

  /** Verifies a token. @throws ReleaseRefused where issuer, audience, time or signature is wrong */
  private async verify(token: string): Promise<JWTPayload> {
    const jose = await import('jose');
    const refuse = (why: string) => new ReleaseRefused(`The token is not accepted: ${why}.`, 401);
    let issuer: string | undefined;
    try {
      issuer = jose.decodeJwt(token).iss;
    } catch {
      throw refuse('it is neither an OpenID Connect token nor one whose hash stands in release-policy.json');
    }
    const known = this.rules().flatMap(([, rule]) => ('issuer' in rule ? rule.issuer : []));
    if (!issuer || !known.includes(issuer))
      throw refuse(`its issuer ${issuer ?? '(none)'} is not one of ${[...new Set(known)].join(', ')}`);
    try {
      const { payload } = await jose.jwtVerify(token, await this.keys(issuer, () => findKeys(issuer)), {
        issuer,
        audience: this.policy.audience,
        clockTolerance: 10,
        requiredClaims: ['exp', 'iat'],
      });
      return payload;
    } catch (error) {
      const { message } = error as Error;
      // The code of a timeout is a number.
      const code = String((error as { code?: unknown }).code);
      if (code === 'ERR_JWT_EXPIRED') throw refuse('it has expired; ask for a new one');
      if (code.startsWith('ERR_J') && !issuerErrors.includes(code)) throw refuse(message);
      const words = `The keys of ${issuer} cannot be read, so nobody knows whose token it is: ${message}`;
      throw Object.assign(new Error(words, { cause: error }), { statusCode: 503 });
    }
  }
}

/** Explains why claims do not match a rule; undefined when they do. */
function whyNot(rule: Record<string, string | string[]>, claims: JWTPayload): string | undefined {
  for (const [name, wanted] of Object.entries(rule)) {
    if (name === 'email' && String(claims.email_verified) === 'false') return 'email must be verified';
    const value = claims[name];
    const accepted = Array.isArray(wanted) ? wanted : [wanted];
    if (!accepted.some((one) => one === value))
      return `${name} must be ${accepted.join(' or ')}, and is ${typeof value === 'string' ? value : 'not there'}`;
  }
  return undefined;
}

/** Finds the public keys of an issuer by its discovery document. */
async function findKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet } = await import('jose');
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const { jwks_uri: keys } = (await answer.json()) as { jwks_uri: string };
  return createRemoteJWKSet(new URL(keys));
}
