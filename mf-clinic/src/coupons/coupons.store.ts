import type { ChangeCouponBody, Coupon, NewCouponBody } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { Resource } from '@shared/runtime';
import { askClinic, readClinic } from '../desk/ask-clinic';

/** Every coupon, as the API has them after each change. */
export class CouponsStore {
  readonly reading = new Resource(() => readClinic(calls.coupons, {}));

  /** @throws the API's error */
  async make(body: NewCouponBody): Promise<void> {
    this.reading.take(await askClinic(calls.makeCoupon, { body }));
  }

  /** @throws the API's error */
  async change(id: Coupon['id'], body: ChangeCouponBody): Promise<void> {
    this.reading.take(await askClinic(calls.changeCoupon, { params: { id }, body }));
  }
}
