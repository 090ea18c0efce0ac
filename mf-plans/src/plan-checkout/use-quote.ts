import type { PlanQuoteBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { api, hasFeature } from '@ilera/runtime';
import { useDebounced, useResourceWithPrevious } from '@ilera/ui';
import { useEffect, useEffectEvent } from 'react';

const quoteFor = (question: string) =>
  api.read(calls.planQuote, { body: JSON.parse(question) as PlanQuoteBody }, (quote) => ({
    question,
    quote,
  }));

/** What the API says about the price of a subscription. */
export type Quotes = ReturnType<typeof useQuote>;

/**
 * What the chosen plan costs and covers, as the API prices it against what is paid already (R4.76). It is asked for
 * once the choices rest, so that counting people up makes one request. Nothing where the site has no quotes.
 * @param onFailure called where these choices have no price
 */
export function useQuote(body: PlanQuoteBody, onFailure: (failure: unknown) => void) {
  const question = JSON.stringify(body);
  const asked = useDebounced(question);
  const loaded = useResourceWithPrevious(quoteFor, hasFeature('quotes') ? [asked] : null);
  const { data, status, failure } = loaded;
  const failed = status === 'failed' && asked === question;
  const handleFailure = useEffectEvent(() => {
    if (failed) onFailure(failure);
  });
  useEffect(() => handleFailure(), [failure]);
  const last = data?.quote;
  return {
    /** The quote of exactly these choices; undefined while it is on its way. */
    quote: status === 'ready' && data?.question === question ? last : undefined,
    /** What was loaded last, whether or not it fits. */
    last,
    /** Why these choices have no quote. */
    failure: failed ? failure : null,
    /** True when the choice ends a plan that is paid, which the person must confirm. */
    endsRunning: last?.start === 'now' && last.paid.length > 0,
    /** Loads the quote of what is chosen by then; until it is there, there is none. */
    reload: () => {
      loaded.expire();
      void loaded.reload();
    },
  };
}
