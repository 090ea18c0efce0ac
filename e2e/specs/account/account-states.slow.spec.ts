import { accountStates } from '../../support/states/account-states';
import { testStates } from '../../support/states/test-states';

testStates(accountStates);
