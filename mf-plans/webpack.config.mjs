import { remoteConfig } from '@shared/build';
import { paths, patterns } from '@shared/contracts';

export default remoteConfig(import.meta.url, {
  firstCalls: {
    'health-plans': [{ call: 'plan/type/individual', plain: true }],
    'plan-checkout': [{ call: 'plan/:id', required: true }],
  },
  prerendered: { 'health-plans': paths.healthPlans, 'plan-checkout': patterns.planCheckout },
});
