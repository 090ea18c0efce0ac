import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSigner, readTrust, type Signer, type Trust } from './signing';

export interface Keys {
  /** Unset: this process cannot sign revisions. */
  signer?: Signer | undefined;
  /** Unset: any revision is accepted. */
  trust?: Trust | undefined;
  /** Operators sign in to the console with it; signs sessions and invitations to canaries. */
  opsKey?: string | undefined;
}

/**
 * Reads keys from the environment: RELEASE_SIGNING_KEY and RELEASE_PUBLIC_KEYS (PEM, or a file with it), OPS_KEY.
 * Generates missing ones under `.local/keys` where `makesKeys` allows that.
 */
export function loadKeys(checkout: string | undefined, env: NodeJS.ProcessEnv): Keys {
  const folder = makesKeys(env) && checkout ? join(checkout, '.local', 'keys') : undefined;
  const privatePem =
    readPem(env, 'RELEASE_SIGNING_KEY') ??
    (folder ? readOrMake(join(folder, 'release.pem'), makeSigningKey) : undefined);
  const signer = privatePem ? createSigner(privatePem) : undefined;
  const publicPems = readPem(env, 'RELEASE_PUBLIC_KEYS');
  const opsKey =
    env.OPS_KEY?.trim() ||
    (folder ? readOrMake(join(folder, 'ops-key'), () => randomBytes(24).toString('base64url')) : undefined);
  const trusted = publicPems ?? signer?.publicPem;
  return { signer, trust: trusted ? readTrust(trusted) : undefined, opsKey };
}

/** Whether a checkout generates missing keys: outside of production, with a store in a folder. */
export const makesKeys = (env: NodeJS.ProcessEnv): boolean =>
  !env.RELEASE_STORE?.includes('://') && env.NODE_ENV !== 'production';

/** The PEM in a variable, or in the file that it names. The value may be a key, so no message repeats it. */
function readPem(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  // A PEM in one line, as many secret stores keep it, has its line ends written as \n.
  if (value.includes('-----BEGIN')) return value.replace(/\\n/g, '\n');
  try {
    return readFileSync(value, 'utf8');
  } catch {
    throw new Error(`${name} is neither a key (PEM) nor the name of a file that can be read`);
  }
}

const makeSigningKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Reads a file; first writes it with `make` where it does not exist. */
function readOrMake(file: string, make: () => string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
    } catch {
      // Another process has just created the file, which is read below.
    }
  }
  return readFileSync(file, 'utf8').trim();
}
