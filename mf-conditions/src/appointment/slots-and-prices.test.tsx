import { drafts, runtimeConfig, session } from '@ilera/runtime';
import {
  fakeApi,
  type FakeApi,
  type FakeResponse,
  makePlan,
  makeUser,
  reads,
  resetRuntime,
} from '@ilera/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { choose, day, setUp, stopTheClock, submit } from './testing/booking-panel';

stopTheClock();

it('shows the times of today that are over, and does not let them be chosen (R4.79)', async () => {
  const page = setUp();
  await page.user.click(day('15'));
  const over = screen.getByRole('option', { name: '12:30 am, over' });
  expect(over).toBeDisabled();
  expect(screen.getByRole('option', { name: '12:45 am' })).toBeEnabled();
  expect(screen.getAllByRole('option')).toHaveLength(97);
});

it('asks for another time when the chosen one is over on the day chosen next', async () => {
  const page = setUp();
  await page.user.click(day('20'));
  await page.user.selectOptions(screen.getByLabelText('Time'), '12:15 am');
  await page.user.click(screen.getByLabelText('Video Consultation'));
  await page.user.click(day('15'));
  expect(screen.getByText('This time is over. Choose a later one.')).toBeVisible();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(submit());
  expect(page.address.current).toBe('/');
});

describe('with a clinic that has hours and places', () => {
  const BOOK = 'POST individual/free_health_care/3';
  /** What the clinic says of the day, by method. */
  let api: FakeApi;
  const setUpClinic = (
    answer: (query: Record<string, string>) => FakeResponse,
    variant: 'guest' | 'signed-in' = 'guest',
  ) => {
    resetRuntime('hours');
    if (variant === 'signed-in') session.signIn('t');
    api = fakeApi();
    api.data('GET individual/guest_profile', { message_price: '999', video_price: 1999 });
    api.on('GET slots', ({ query }) => answer(query));
    return setUp({ variant });
  };
  const saying = (data: object): FakeResponse => ({ body: { status: 'success', data } });
  const byMessage = ['09:30 am', '09:45 am', '10:00 am'];

  it('shows full times, does not let them be chosen, and names the next free one', async () => {
    const page = setUpClinic(({ day: asked, method }) =>
      saying({
        open: true,
        full: asked !== '2026-03-20' ? [] : method === 'video' ? ['09:45 am'] : byMessage,
      }),
    );
    await choose(page);
    expect(await screen.findByRole('option', { name: '09:45 am, full' })).toBeDisabled();
    expect(screen.getAllByRole('option')).toHaveLength(97);
    expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
    await page.user.click(screen.getByLabelText('Message Consultation'));
    expect(await screen.findByText('This time is full. The next free one is 10:15 am.')).toBeVisible();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(screen.getByLabelText('Video Consultation'));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled', 'true'));
  });

  it('says of a closed day that it is', async () => {
    const page = setUpClinic(() => saying({ open: false, full: [] }));
    await page.user.click(day('20'));
    expect(await screen.findByText('We are closed on this day. Please choose another one.')).toBeVisible();
    expect(screen.getByRole('option', { name: '09:30 am' })).toBeDisabled();
    expect(screen.getByText(reads('Friday 20 March 2026, closed.'))).toBeVisible();
  });

  it.each([
    ['lost', null],
    ['an error of a proxy', { status: 502 }],
  ])(
    'repeats a booking whose response is %s, although that visit took the last place',
    async (_name, lost) => {
      const full: string[] = [];
      const page = setUpClinic(() => saying({ open: true, full }), 'signed-in');
      api.on(BOOK, () => {
        full.push('09:30 am', '10:00 am');
        return lost;
      });
      await choose(page);
      await page.user.click(submit());
      expect(await screen.findByRole('option', { name: '10:00 am, full' })).toBeDisabled();
      expect(screen.getByText(/may have worked all the same.* happens only once/)).toBeVisible();
      expect(screen.getByRole('option', { name: '09:30 am' })).toBeEnabled();
      // By the other method another patient has the place.
      await page.user.click(screen.getByLabelText('Message Consultation'));
      expect(await screen.findByRole('option', { name: '09:30 am, full' })).toBeDisabled();
      await page.user.click(screen.getByLabelText('Video Consultation'));
      expect(await screen.findByRole('option', { name: '09:30 am' })).toBeEnabled();
      api.data(BOOK, {});
      await page.user.click(submit());
      expect(await screen.findByRole('heading', { name: 'Appointment Booked' })).toBeVisible();
      const [first, repeat] = api.requests(BOOK);
      expect(repeat?.body).toEqual(first?.body);
    },
  );

  it('takes a time for full after a refusal', async () => {
    const full: string[] = [];
    const page = setUpClinic(() => saying({ open: true, full }), 'signed-in');
    api.on(BOOK, () => {
      full.push('09:30 am');
      return { status: 422, body: { status: 'error', message: 'This time is full.', errors: [] } };
    });
    await choose(page);
    await page.user.click(submit());
    expect(await screen.findByRole('option', { name: '09:30 am, full' })).toBeDisabled();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/may have worked/)).not.toBeInTheDocument();
  });

  it('lets every time be chosen where the clinic does not answer', async () => {
    const page = setUpClinic(() => ({ status: 503 }));
    await choose(page);
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled', 'true'));
  });
});

it('strikes today out when its last time is over', () => {
  jest.setSystemTime(new Date('2026-03-14T22:45:00Z'));
  setUp();
  expect(day('14')).toHaveAttribute('aria-current', 'date');
  expect(day('14')).toHaveAccessibleDescription('This day has passed');
});

it('goes on to the next day where midnight passes meanwhile', async () => {
  jest.setSystemTime(new Date('2026-03-14T22:40:00Z'));
  const { user } = setUp();
  await user.click(day('14'));
  await user.selectOptions(screen.getByLabelText('Time'), '11:45 pm');
  await user.click(screen.getByLabelText('Video Consultation'));
  expect(submit()).not.toHaveAttribute('aria-disabled');
  jest.setSystemTime(new Date('2026-03-14T23:05:00Z'));
  fireEvent(document, new Event('visibilitychange'));
  expect(day('15')).toHaveAttribute('aria-current', 'date');
  expect(day('14')).toHaveAccessibleDescription('This day has passed');
  expect(screen.getByText('This day has passed. Please choose a later one.')).toBeVisible();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
});

it('says what the visit costs beside the choice and beside the button', async () => {
  const page = setUp();
  // The choice and the button.
  expect(await screen.findAllByText('N999')).toHaveLength(2);
  expect(screen.getAllByText('N1,999')).toHaveLength(2);
  expect(screen.getByText(reads('N999 by message, N1,999 by video call.'))).toBeVisible();
  await choose(page);
  expect(screen.getByText(reads('N1,999, paid on the next page.'))).toBeVisible();
});

describe('a signed-in person is told what there is to pay (R4.28)', () => {
  const open = (user: object) => {
    session.signIn('t');
    session.setUser(makeUser(user));
    return setUp({ variant: 'signed-in' });
  };
  const until = '2026-03-20T22:45:00.000Z';

  it('nothing, with an API that says no more (R4.28)', () => {
    open({});
    expect(screen.getByText('There is nothing to pay.')).toBeVisible();
  });

  it('nothing, under a plan that runs then', async () => {
    const page = open({
      plan: makePlan(),
      // An API may send a time in UTC without its zone (R4.66).
      package_expiry_at: '2026-03-19 12:00:00',
      free_visits_until: until,
    });
    expect(screen.getByText('Your health plan covers this visit: there is nothing to pay.')).toBeVisible();
    // The plan ends before the visit, which is still free.
    await choose(page);
    expect(
      screen.getByText(reads(/free of charge until 20th March, 2026. There is nothing to pay/)),
    ).toBeVisible();
  });

  it('nothing until further notice, where no end is set', () => {
    open({ free_visits_until: null });
    expect(screen.getByText(/free of charge until further notice: there is nothing to pay/)).toBeVisible();
  });

  it('the way to pay, which takes along whom the visit is for', async () => {
    runtimeConfig.features = ['somebody-else'];
    const page = open({ free_visits_until: until });
    await choose(page);
    await page.user.click(day('21'));
    await page.user.click(screen.getByLabelText('Somebody else'));
    await page.user.type(await screen.findByLabelText('Their first name'), 'Musa');
    await page.user.click(screen.getByRole('link', { name: 'Pay for this visit' }));
    expect(drafts.read('guest-visit:3:3-21-2026 09:30 am:video')).toEqual({
      visit_for: 'else',
      patient_first_name: 'Musa',
    });
  });

  it('until when it is free, and the two ways on afterwards', async () => {
    const page = open({ free_visits_until: until });
    await choose(page);
    expect(
      screen.getByText(reads(/free of charge until 20th March, 2026. There is nothing to pay/)),
    ).toBeVisible();
    await page.user.click(day('21'));
    expect(screen.queryByText(/nothing to pay/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a health plan' })).toHaveAttribute(
      'href',
      '/health-plans',
    );
    expect(screen.getByRole('link', { name: 'Pay for this visit' })).toHaveAttribute(
      'href',
      '/conditioncheckout/3?date=3-21-2026+09%3A30+am&method=video',
    );
  });
});
