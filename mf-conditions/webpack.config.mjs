import { remoteConfig } from '@shared/build';
import { paths, patterns } from '@shared/contracts';

export default remoteConfig(import.meta.url, {
  firstCalls: {
    conditions: [
      { call: 'condition_category/all' },
      { call: 'condition/category/popular?page=1', plain: true },
    ],
    condition: [{ call: 'condition/:id', not: ['custom'] }],
  },
  prerendered: {
    conditions: paths.conditions,
    condition: patterns.condition,
    'condition-checkout': patterns.conditionCheckout,
    'account-conditions': paths.accountCondition,
  },
});
