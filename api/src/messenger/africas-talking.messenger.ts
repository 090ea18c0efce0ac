/** Sends SMS by Africa's Talking: one POST per text, whose response has a status for each number. */
import type { AfricasTalking } from '../config/clinic-config';
import { MessengerError, type Failure, type Messenger } from './messenger';

const timeoutMs = 10_000;

/** Status codes for processed, sent and queued. */
const acceptedCodes = new Set([100, 101, 102]);
/** Status codes for numbers that are invalid, unsupported, blacklisted, unroutable or on do-not-disturb. */
const refusedCodes = new Set([403, 404, 406, 407, 409]);
/** Status codes for an unregistered sender or an empty account. */
const retriedCodes = new Set([402, 405]);

const failureOf = (status: number): Failure =>
  refusedCodes.has(status) ? 'refused' : retriedCodes.has(status) ? 'later' : 'unknown';

interface Answer {
  SMSMessageData?: { Recipients?: { statusCode?: number }[] };
}

/** Creates the adapter. @param limit milliseconds to wait for a response */
export function createAfricasTalking(
  { username, apiKey, sender, url }: AfricasTalking,
  limit = timeoutMs,
): Messenger {
  return {
    async send(to, text) {
      const body = new URLSearchParams({ username, to, message: text, ...(sender && { from: sender }) });
      const response = await fetch(`${url}/version1/messaging`, {
        method: 'POST',
        // On a reused connection that the provider is closing, we could not tell whether it took the text.
        headers: { apiKey, accept: 'application/json', connection: 'close' },
        body,
        signal: AbortSignal.timeout(limit),
      }).catch(noAnswer);
      // A 4xx means the request was not processed: the key is wrong, or there were too many requests.
      if (response.status >= 400)
        throw new MessengerError(`HTTP ${response.status}`, response.status < 500 ? 'later' : 'unknown');
      const answer = (await response.json().catch(noAnswer)) as Answer;
      const status = Number(answer.SMSMessageData?.Recipients?.[0]?.statusCode ?? 0);
      if (!acceptedCodes.has(status)) throw new MessengerError(`STATUS ${status}`, failureOf(status));
    },
  };
}

/** If no connection was made, nothing was sent; after any other failure, the text may have been sent. */
function noAnswer(error: Error & { cause?: { code?: string } }): never {
  const code = error.cause?.code ?? (error.name === 'TimeoutError' ? 'TIMEOUT' : 'NOANSWER');
  const isUnsent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code);
  throw new MessengerError(code, isUnsent ? 'later' : 'unknown');
}
