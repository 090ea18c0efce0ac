import { brand, paths } from '@shared/contracts';
import { siteOrigin, type Thing } from '@shared/ui';
import type { PlanOffer } from './plan';
import { words } from './plans.words';

/** The plans as structured data: each with its price for a year, in naira, for one person. */
export function planStructuredData(plans: readonly PlanOffer[]): Thing[] {
  const url = siteOrigin() + paths.healthPlans;
  return plans.map(({ name, benefits, prices }) => ({
    '@type': 'Product',
    name,
    description: benefits.map((benefit) => benefit.replace(/[[\]]/g, '')).join('. '),
    category: words.category,
    brand: { '@type': 'Brand', name: brand.name },
    offers: { '@type': 'Offer', price: prices.annual, priceCurrency: 'NGN', url },
  }));
}
