import { strings } from './strings';

it('keeps the quoted texts letter by letter', () => {
  expect(strings).toEqual({
    noCondition: 'No Condition Found',
    useCasesPending: 'Sorry! Uses cases page under development',
    waitlistJoined: "You've successfully joined the waitlist. Please check your mailbox for a mail!",
    waitlistPhone: 'Phone number must start with 0 and contain 11 digits',
  });
});
