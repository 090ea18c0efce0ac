import { remoteConfig } from '@shared/build';
import { paths, patterns } from '@shared/contracts';

/** The page needs the condition of its address, and is 404 where there is none. */
const oneCondition = [{ call: 'condition/:id', not: ['custom'], required: true }];

export default remoteConfig(import.meta.url, {
  firstCalls: {
    conditions: [
      { call: 'condition_category/all' },
      { call: 'condition/category/popular?page=1', plain: true },
      { call: 'condition/search?search=:search' },
    ],
    condition: oneCondition,
    'condition-checkout': oneCondition,
  },
  listed: [{ call: 'condition/category/all', pattern: patterns.condition }],
  offlinePages: ['condition'],
  prerendered: {
    conditions: paths.conditions,
    condition: patterns.condition,
    'condition-checkout': patterns.conditionCheckout,
    'account-conditions': paths.accountCondition,
  },
});
