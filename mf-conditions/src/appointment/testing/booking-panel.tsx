/** Helpers of the tests of the booking panel. */
import type { ModalPayloads } from '@ilera/contracts';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import AppointmentModal from '../appointment.modal';

type Payload = ModalPayloads['appointment'];

const malaria = {
  id: '3',
  title: 'Malaria',
  text: 'Fever and chills.',
  body: '<p>Caught from mosquitoes.</p>',
};

export function setUp(payload: Partial<Payload> = {}) {
  const close = jest.fn();
  const full: Payload = { variant: 'guest', condition: malaria, ...payload };
  const page = renderPage(<AppointmentModal payload={full} close={close} />);
  return { ...page, close };
}
export const submit = () => screen.getByRole('button', { name: 'Book appointment' });
export const month = () => screen.getByRole('heading', { level: 4 });
/** Finds a day by its number in the visible month, or by `2 April`. */
export function day(name: string): HTMLElement {
  const words = name.includes(' ') ? name : `${name} ${month().textContent?.split(' ')[0]}`;
  return screen.getByRole('button', { name: new RegExp(`day ${words}$`) });
}
export async function choose({ user }: ReturnType<typeof setUp>, method = 'Video Consultation') {
  await user.click(day('20'));
  await user.selectOptions(screen.getByLabelText('Time'), '09:30 am');
  await user.click(screen.getByLabelText(method));
}

/** Sets the clock of each test to 15 March 2026, 00:30 in Lagos; in UTC it is still the 14th. */
export function stopTheClock(): void {
  beforeEach(() => {
    resetRuntime();
    fakeApi().data('GET individual/guest_profile', { message_price: '999', video_price: 1999 });
    jest.useFakeTimers({
      now: new Date('2026-03-14T23:30:00Z'),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'setImmediate',
        'queueMicrotask',
        'nextTick',
        'performance',
      ],
    });
  });
  afterEach(() => jest.useRealTimers());
}
