import { remoteConfig } from '@ilera/build';
import { paths, patterns } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';

export default remoteConfig(import.meta.url, {
  firstCalls: {
    'health-plans': [{ call: calls.plansOfType.path.replace(':type', 'individual'), plain: true }],
    'plan-checkout': [{ call: calls.plan.path, required: true }],
  },
  prerendered: { 'health-plans': paths.healthPlans, 'plan-checkout': patterns.planCheckout },
});
