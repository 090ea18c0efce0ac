import * as calls from '@ilera/contracts/calls';
import { api } from '@ilera/runtime';

/** What a visit costs a guest, in naira. */
export interface VisitPrices {
  message: number;
  video: number;
}

/** The prices of a visit. */
export const visitPrices = () =>
  api.read(calls.visitPrices, {}, ({ message_price, video_price }): VisitPrices => ({
    message: message_price,
    video: video_price,
  }));
