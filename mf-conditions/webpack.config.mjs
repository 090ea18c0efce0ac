import { remoteConfig } from '@ilera/build';
import { paths, patterns } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';

/** The page needs the condition in its address, and is 404 if that does not exist. */
const oneCondition = [{ call: calls.condition.path, not: ['custom'], required: true }];

const conditionsOf = (category) => calls.conditions.path.replace(':category', category);

export default remoteConfig(import.meta.url, {
  firstCalls: {
    conditions: [
      { call: calls.conditionCategories.path },
      { call: `${conditionsOf('popular')}?page=1`, plain: true },
      { call: `${calls.searchConditions.path}?search=:search` },
    ],
    condition: oneCondition,
    'condition-checkout': oneCondition,
  },
  listed: [{ call: conditionsOf('all'), pattern: patterns.condition }],
  offlinePages: ['condition'],
  prerendered: {
    conditions: paths.conditions,
    condition: patterns.condition,
    'condition-checkout': patterns.conditionCheckout,
    'account-conditions': paths.accountCondition,
  },
});
