import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSigner, readTrust, type Signer, type Trust } from './signing';

export interface Keys {
  /** Present where revisions can be signed. */
  signer?: Signer | undefined;
  /** Unset: any revision is accepted. */
  trust?: Trust | undefined;
  /** Signs operators in to the console, and signs links for developers and canary guests. */
  opsKey?: string | undefined;
}

/**
 * Keys from the environment: RELEASE_SIGNING_KEY and RELEASE_PUBLIC_KEYS (PEM, or a file with it), OPS_KEY.
 * In a checkout that uses its local store, and nowhere else, they are generated under `.local/keys`.
 */
export function loadKeys(checkout: string | undefined, env: NodeJS.ProcessEnv): Keys {
  const folder = makesKeys(env) && checkout ? join(checkout, '.local', 'keys') : undefined;
  const privatePem =
    readPem(env.RELEASE_SIGNING_KEY) ??
    (folder ? readOrMake(join(folder, 'release.pem'), makeSigningKey) : undefined);
  const signer = privatePem ? createSigner(privatePem) : undefined;
  const publicPems = readPem(env.RELEASE_PUBLIC_KEYS);
  const opsKey =
    env.OPS_KEY?.trim() ||
    (folder ? readOrMake(join(folder, 'ops-key'), () => randomBytes(24).toString('base64url')) : undefined);
  const trusted = publicPems ?? signer?.publicPem;
  return { signer, trust: trusted ? readTrust(trusted) : undefined, opsKey };
}

/** Whether a checkout generates the keys that it is not given. */
export const makesKeys = (env: NodeJS.ProcessEnv): boolean =>
  !env.RELEASE_STORE?.includes('://') && env.NODE_ENV !== 'production';

function readPem(value: string | undefined): string | undefined {
  if (!value) return undefined;
  // A PEM in one line, as many secret stores keep it, has its line ends written as \n.
  return value.includes('-----BEGIN') ? value.replace(/\\n/g, '\n') : readFileSync(value, 'utf8');
}

const makeSigningKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** What a file has, which is made with it where there is none. */
function readOrMake(file: string, make: () => string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
    } catch {
      // Another process created it at this moment; that one is read below.
    }
  }
  return readFileSync(file, 'utf8').trim();
}
