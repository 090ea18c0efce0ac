import { unwrapData, unwrapFields } from '@shared/contracts';
import { api } from '@shared/runtime';

/**
 * Starts the replacement of the saved card. The read has a side effect, so it is sent once, on a press only
 * (R4.54).
 */
export async function startPaymentCardUpdate(): Promise<unknown> {
  const data = unwrapData(await api.get<unknown>('individual/update_card', { retry: false }));
  return unwrapFields(data).authorization_url;
}
