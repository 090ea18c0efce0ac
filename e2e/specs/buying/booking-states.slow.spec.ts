import { bookingStates } from '../../support/states/booking-states';
import { testStates } from '../../support/states/test-states';

testStates(bookingStates);
