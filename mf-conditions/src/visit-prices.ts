import * as calls from '@ilera/contracts/calls';
import { api } from '@ilera/runtime';

/** A guest's prices of a visit, in naira. */
export interface VisitPrices {
  message: number;
  video: number;
}

/** Reads a guest's prices of a visit. */
export const visitPrices = () =>
  api.read(calls.visitPrices, {}, ({ message_price, video_price }): VisitPrices => ({
    message: message_price,
    video: video_price,
  }));
