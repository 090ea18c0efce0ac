import { remoteConfig } from '@shared/build';
import { paths, patterns } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';

export default remoteConfig(import.meta.url, {
  firstCalls: {
    'health-plans': [{ call: calls.plansOfType.path.replace(':type', 'individual'), plain: true }],
    'plan-checkout': [{ call: calls.plan.path, required: true }],
  },
  prerendered: { 'health-plans': paths.healthPlans, 'plan-checkout': patterns.planCheckout },
});
