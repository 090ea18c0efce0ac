import type { PlanQuoteBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { api, hasFeature, useResource } from '@ilera/runtime';
import { useDebounced } from '@ilera/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const quoteFor = (question: string, _reloads: number) =>
  api.read(calls.planQuote, { body: JSON.parse(question) as PlanQuoteBody }, (quote) => ({
    question,
    quote,
  }));

/**
 * Requests the price and cover of the chosen plan, net of paid periods (R4.76). Waits until the choices rest,
 * so that counting up makes one request. Without the `quotes` feature no request is sent.
 * @param onFailure called if the choices have no price
 */
export function useQuote(body: PlanQuoteBody, onFailure: (failure: unknown) => void) {
  const question = JSON.stringify(body);
  const settledQuestion = useDebounced(question);
  const [reloads, setReloads] = useState(0);
  const asked: [string, number] | null = hasFeature('quotes') ? [settledQuestion, reloads] : null;
  const loaded = useResource(quoteFor, asked, { keepPrevious: true });
  const { data, status, failure } = loaded;
  const failed = status === 'failed' && settledQuestion === question;
  const handleFailure = useEffectEvent(() => {
    if (failed) onFailure(failure);
  });
  useEffect(() => handleFailure(), [failure]);
  const last = data?.quote;
  return {
    /** The quote of the current choices; undefined while loading. */
    quote: status === 'ready' && data?.question === question ? last : undefined,
    /** The last loaded quote, even if the choices have changed. */
    last,
    /** The failure of the current choices' quote. */
    failure: failed ? failure : null,
    /** Whether the choice ends a paid plan, which the person must confirm. */
    endsRunning: last?.start === 'now' && last.paid.length > 0,
    /** Drops the quote and requests a new one for the current choices. */
    reload: () => setReloads((count) => count + 1),
  };
}
