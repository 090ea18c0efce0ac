import { planStates } from '../../support/states/plan-states';
import { testStates } from '../../support/states/test-states';

testStates(planStates);
