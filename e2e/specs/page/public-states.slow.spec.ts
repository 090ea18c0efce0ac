import { publicStates } from '../../support/states/public-states';
import { testStates } from '../../support/states/test-states';

testStates(publicStates);
