import { makePlan } from '@ilera/testing';
import { toOffer } from '../plans/plan';
import { planStructuredData } from './plan-results';

it('offers each plan at the price of a year for one person, its benefits without marks', () => {
  const conditions = JSON.stringify(['[Lab tests] at half price', 'Scans']);
  const plans = [toOffer(makePlan({ id: 2, name: 'Gold', price: 48000, conditions }))!];
  expect(planStructuredData(plans)).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      name: 'Gold',
      description: 'Lab tests at half price. Scans',
      offers: {
        '@type': 'Offer',
        price: 48000,
        priceCurrency: 'NGN',
        url: 'http://localhost/health-plans',
      },
    }),
  ]);
});
