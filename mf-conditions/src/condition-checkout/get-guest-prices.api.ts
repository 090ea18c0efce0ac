import { unwrapData, unwrapFields } from '@shared/contracts';
import { toNumber } from '@shared/format';
import { api } from '@shared/runtime';

/** What a visit costs by method, in naira. */
export interface VisitPrices {
  message: number;
  video: number;
}

/** `GET individual/guest_profile` */
export async function getGuestPrices(): Promise<VisitPrices> {
  const data = unwrapFields(unwrapData(await api.get<unknown>('individual/guest_profile')));
  return { message: toNumber(data.message_price), video: toNumber(data.video_price) };
}
