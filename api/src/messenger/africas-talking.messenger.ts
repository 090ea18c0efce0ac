/** SMS by Africa's Talking: one POST a text, which answers with a status for each number. */
import type { AfricasTalking } from '../config/clinic-config';
import { MessengerError, type Failure, type Messenger } from './messenger';

const timeoutMs = 10_000;

/** Status codes of a number: 100 to 102 are processed, sent and queued. */
const taken = new Set([100, 101, 102]);
/** Invalid, not supported, on a blacklist, without a route, do not disturb. */
const refused = new Set([403, 404, 406, 407, 409]);
/** The sender is not registered, or the account is empty. */
const later = new Set([402, 405]);

const failureOf = (status: number): Failure =>
  refused.has(status) ? 'refused' : later.has(status) ? 'later' : 'unknown';

interface Answer {
  SMSMessageData?: { Recipients?: { statusCode?: number }[] };
}

/** The adapter. @param limit milliseconds until it stops waiting */
export function createAfricasTalking(
  { username, apiKey, sender, url }: AfricasTalking,
  limit = timeoutMs,
): Messenger {
  return {
    async send(to, text) {
      const body = new URLSearchParams({ username, to, message: text, ...(sender && { from: sender }) });
      const response = await fetch(`${url}/version1/messaging`, {
        method: 'POST',
        // On a connection that the provider just closes, nobody could tell whether it took the text.
        headers: { apiKey, accept: 'application/json', connection: 'close' },
        body,
        signal: AbortSignal.timeout(limit),
      }).catch(noAnswer);
      // What is 4xx was not looked at: the key is wrong, or there were too many.
      if (response.status >= 400)
        throw new MessengerError(`HTTP ${response.status}`, response.status < 500 ? 'later' : 'unknown');
      const answer = (await response.json().catch(noAnswer)) as Answer;
      const status = Number(answer.SMSMessageData?.Recipients?.[0]?.statusCode ?? 0);
      if (!taken.has(status)) throw new MessengerError(`STATUS ${status}`, failureOf(status));
    },
  };
}

/** Without a connection nothing was sent; whatever else went wrong may have happened after it was. */
function noAnswer(error: Error & { cause?: { code?: string } }): never {
  const code = error.cause?.code ?? (error.name === 'TimeoutError' ? 'TIMEOUT' : 'NOANSWER');
  const isUnsent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code);
  throw new MessengerError(code, isUnsent ? 'later' : 'unknown');
}
