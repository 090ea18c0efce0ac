import * as calls from '@shared/contracts/calls';
import { api } from '@shared/runtime';
import { refusalText } from '../components/refusal-text';
import type { SignInNotice } from '../sign-in/sign-in-notices';
import { authStrings } from '../strings';
import { words } from './verify-account.words';

const inFlight = new Map<string, Promise<SignInNotice>>();

/**
 * Verifies with a one-time token. Concurrent callers share one request: React's strict mode runs effects
 * twice, and a second request would find the token used (R4.53). Never rejects: a failure gives a notice too.
 */
export function verifyOnce(token: string): Promise<SignInNotice> {
  const running = inFlight.get(token);
  if (running) return running;
  const outcome = api
    .call(calls.verifyAccount, { params: { token }, retry: false })
    .then(
      (message): SignInNotice => ({ tone: 'success', text: message || words.verified }),
      (error: unknown): SignInNotice => ({
        tone: 'error',
        text: refusalText(error, [], authStrings.verificationFailed) ?? authStrings.verificationFailed,
      }),
    )
    .finally(() => inFlight.delete(token));
  inFlight.set(token, outcome);
  return outcome;
}
