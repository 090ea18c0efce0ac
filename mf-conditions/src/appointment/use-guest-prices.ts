import { useEffect, useState } from 'react';
import type { VisitPrices } from '../condition-checkout/get-guest-prices.api';
import { getGuestPrices } from '../condition-checkout/get-guest-prices.api';

/**
 * The prices of a visit for a guest, in naira; null while they load, and for a signed-in person, who is
 * charged nothing (R4.28).
 */
export function useGuestPrices(wanted: boolean): VisitPrices | null {
  const [prices, setPrices] = useState<VisitPrices | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    getGuestPrices().then(
      (found) => mounted && setPrices(found),
      // A booking without prices goes on: the checkout shows the price again before anything is paid.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [wanted]);
  return prices;
}
