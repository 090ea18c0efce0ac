/** @jest-environment node */
import { CouponStore } from './coupon.store';

const takes = (percent: number) => () => Promise.resolve(percent);

it('forgets a coupon when the next one takes nothing off', async () => {
  const coupon = new CouponStore();
  await coupon.apply('A', takes(20));
  expect(coupon).toMatchObject({ code: 'A', hasDiscount: true });
  await coupon.apply('B', takes(100));
  expect(coupon).toMatchObject({ code: '', hasDiscount: false });
});

it('keeps a coupon when the next one is refused', async () => {
  const coupon = new CouponStore();
  await coupon.apply('A', takes(20));
  await expect(coupon.apply('B', () => Promise.reject(new Error('Refused')))).rejects.toThrow();
  expect(coupon).toMatchObject({ code: 'A', percent: 20, applying: false });
});
