import type { FastifyInstance } from 'fastify';
import '../gateway/instance';
import type { SignInConfig } from '../common/sign-in-config';
import type { SignInWays } from './views/sign-in-view';

/** The ways to sign in to the console. */
export interface ConsoleAccess extends SignInConfig {
  /** Signs sessions and links, and signs operators in where that is not turned off. */
  opsKey: string;
}

/** The ways in that the sign-in page offers. */
export const waysOf = ({ sharedKey, openId }: ConsoleAccess): SignInWays => ({
  sharedKey,
  ...(openId ? { provider: new URL(openId.issuer).hostname } : {}),
});

/** What the console shows and changes, and who may use it. */
export interface ConsoleOptions extends Pick<
  FastifyInstance,
  'registry' | 'follower' | 'files' | 'metrics' | 'config'
> {
  access: ConsoleAccess;
}
