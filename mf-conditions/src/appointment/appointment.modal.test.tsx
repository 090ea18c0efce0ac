import { runtimeConfig, session, takeReturnPath, toasts } from '@ilera/runtime';
import { fakeApi, makeUser } from '@ilera/testing';
import { fireEvent, act, screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { choose, day, setUp, stopTheClock, submit } from './testing/booking-panel';

stopTheClock();

describe('time and method (R4.48)', () => {
  it('offers 96 times behind a placeholder once a day is chosen, in a list of the browser (R4.73)', async () => {
    const { user } = setUp();
    expect(screen.queryByLabelText('Time')).not.toBeInTheDocument();
    await user.click(day('20'));
    expect(screen.getByLabelText('Time')).toBeInstanceOf(HTMLSelectElement);
    const options = within(screen.getByLabelText('Time')).getAllByRole('option');
    expect(options).toHaveLength(97);
    expect(options[0]).toHaveTextContent('Select Time');
    expect(options[1]).toHaveTextContent('12:00 am');
  });

  it('submits only when both time and method are set (P4.5)', async () => {
    const page = setUp();
    const { user, address } = page;
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByLabelText('Video Consultation'));
    await user.click(day('20'));
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    expect(address.current).toBe('/');
    await user.selectOptions(screen.getByLabelText('Time'), '09:30 am');
    expect(submit()).not.toHaveAttribute('aria-disabled');
    await user.selectOptions(screen.getByLabelText('Time'), 'Select Time');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the condition (P3.6)', () => {
  // The code for texts in HTML comes when it is needed; its first reading takes the machine a second.
  beforeAll(() => import('../condition/html-nodes').then(() => undefined));

  it('expands and collapses its text', async () => {
    const { user } = setUp();
    expect(screen.getByText('Fever and chills.')).toBeVisible();
    expect(screen.queryByText('Caught from mosquitoes.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Read more' }));
    expect(await screen.findByText('Caught from mosquitoes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.queryByText('Caught from mosquitoes.')).not.toBeInTheDocument();
  });

  it('is fetched when the list that opened it knew no text', async () => {
    const server = fakeApi();
    server.data('GET individual/guest_profile', { message_price: '999', video_price: 1999 });
    server.data('GET condition/3', { title: 'Malaria', text: 'Fever.', body: '<p>Long text</p>' });
    const { user } = setUp({ condition: { id: '3', title: 'Malaria' } });
    await user.click(await screen.findByRole('button', { name: 'Read more' }));
    expect(await screen.findByText('Long text')).toBeVisible();
  });
});

describe('a guest', () => {
  it('is led to the checkout with date and method', async () => {
    const page = setUp();
    await choose(page);
    await page.user.click(submit());
    expect(page.address.current).toBe('/conditioncheckout/3?date=3-20-2026+09%3A30+am&method=video');
    page.unmount();
    // For who comes back to change it.
    setUp();
    expect(screen.getByLabelText('Video Consultation')).toBeChecked();
    expect(screen.getByLabelText('Time')).toHaveValue('09:30 am');
  });

  it('takes the words of a custom condition along (P5.1)', async () => {
    const page = setUp({ condition: null, customText: 'My knee & ankle' });
    expect(screen.getByText('My Condition: My knee & ankle')).toBeVisible();
    await choose(page, 'Message Consultation');
    await page.user.click(submit());
    const url = new URL(page.address.current, 'https://site');
    expect(url.pathname).toBe('/conditioncheckout/custom');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      date: '3-20-2026 09:30 am',
      method: 'message',
      text: 'My knee & ankle',
    });
  });
});

describe('a signed-in person', () => {
  /** Has chosen, and books at an API that answers when it is told to. */
  async function chooseUnanswered() {
    const server = fakeApi();
    let resolve!: (response: object) => void;
    server.on('POST individual/free_health_care/3', () => new Promise((done) => (resolve = done)));
    const page = setUp({ variant: 'signed-in' });
    await choose(page);
    return { server, page, answer: () => act(async () => resolve({})) };
  }

  beforeEach(() => session.signIn('t'));

  it('books the condition and sees the success view (P2.5)', async () => {
    const server = fakeApi();
    server.data('POST individual/free_health_care/3', {});
    const page = setUp({ variant: 'signed-in' });
    await choose(page);
    await page.user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Appointment Booked' })).toHaveFocus();
    expect(
      screen.getByText(
        'Your appointment has been successfully booked. Thank you. An email will be sent to you with the details of the consultation. Stay tuned',
      ),
    ).toBeVisible();
    const [request] = server.requests('POST individual/free_health_care/3');
    expect(request?.body).toEqual({
      day: 20,
      year: 2026,
      month: 2,
      time: '09:30 am',
      method: 'video',
      id: 3,
      date: '3-20-2026 09:30 am',
      description: 'Payment for Malaria condition',
    });
    await page.user.click(screen.getByRole('button', { name: 'Ok, Got it' }));
    expect(page.close).toHaveBeenCalled();
  });

  it('books for a parent, with all of it or not at all, and keeps what is typed (R4.101)', async () => {
    const server = fakeApi();
    server.data('POST individual/free_health_care/3', {});
    runtimeConfig.features = ['somebody-else'];
    session.setUser(makeUser());
    const page = setUp({ variant: 'signed-in' });
    await choose(page);
    fireEvent.click(screen.getByLabelText('Somebody else'));
    // The fields are on their way: a press before they are there would be lost.
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await page.user.type(await screen.findByLabelText('Their first name'), 'Musa');
    await page.user.type(screen.getByLabelText('Their age'), '200');
    await page.user.click(submit());
    expect(await screen.findByText('An age is a whole number from 0 to 120')).toBeVisible();
    expect(server.requests('POST individual/free_health_care/3')).toHaveLength(0);
    page.unmount();
    const next = setUp({ variant: 'signed-in' });
    await waitFor(() => expect(screen.getByLabelText('Their first name')).toHaveValue('Musa'));
    await next.user.type(screen.getByLabelText('Their last name'), 'Lawal');
    await next.user.clear(screen.getByLabelText('Their age'));
    await next.user.type(screen.getByLabelText('Their age'), '71');
    await next.user.selectOptions(screen.getByLabelText('Who they are to you'), 'My parent');
    await next.user.click(screen.getByLabelText(/as parent or guardian/));
    expect(await axe(next.container)).toHaveNoViolations();
    await next.user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Appointment Booked' })).toBeVisible();
    expect(server.requests('POST individual/free_health_care/3')[0]?.body).toMatchObject({
      patient_first_name: 'Musa',
      patient_last_name: 'Lawal',
      patient_age: 71,
      patient_relation: 'parent',
      patient_consent: true,
    });
  });

  it('must explain a condition that is not listed; without words nothing is sent (R4.32)', async () => {
    const server = fakeApi();
    server.data('POST individual/free_health_care/custom', {});
    const page = setUp({ variant: 'signed-in', condition: null });
    expect(screen.getByRole('heading', { name: 'Description' })).toBeVisible();
    const words = screen.getByPlaceholderText('Briefly describe your illness...');
    await page.user.type(words, '   ');
    await choose(page, 'Message Consultation');
    await page.user.click(submit());
    expect(toasts.current).toMatchObject({ type: 'error', message: 'Kindly explain your condition' });
    expect(words).toBeInvalid();
    expect(words).toHaveAccessibleDescription('Kindly explain your condition');
    expect(words).toHaveFocus();
    expect(server.requests()).toHaveLength(0);
    await page.user.type(words, 'A rash ');
    await page.user.click(submit());
    await screen.findByText('Appointment Booked');
    expect(server.requests()[0]?.body).toMatchObject({ id: 'custom', description: 'My Condition: A rash' });
  });

  it('loses nothing when the booking is refused, and is told why', async () => {
    const server = fakeApi();
    server.on('POST individual/free_health_care/3', {
      status: 422,
      body: { status: 'error', errors: ['That day has passed.'], message: 'No' },
    });
    const page = setUp({ variant: 'signed-in' });
    await choose(page);
    await page.user.click(submit());
    await waitFor(() =>
      expect(toasts.current).toMatchObject({ type: 'error', message: 'That day has passed.' }),
    );
    // The toast goes after two seconds; the words stay on the panel.
    expect(screen.getByText('That day has passed.')).toBeVisible();
    expect(screen.getByLabelText('Time')).toHaveValue('09:30 am');
    expect(screen.getByLabelText('Video Consultation')).toBeChecked();
    expect(submit()).not.toHaveAttribute('aria-disabled');
    // Of another time nothing is known.
    await page.user.selectOptions(screen.getByLabelText('Time'), '10:30 am');
    expect(screen.queryByText('That day has passed.')).not.toBeInTheDocument();
  });

  it('whose session is over is led to sign-in and back, and finds the choices again', async () => {
    const server = fakeApi();
    server.on('POST individual/free_health_care/3', {
      status: 401,
      body: { status: 'error', errors: ['Kindly log in to continue.'] },
    });
    session.setUser(makeUser());
    const page = setUp({ variant: 'signed-in' });
    await choose(page);
    await page.user.click(submit());
    const signIn = await screen.findByRole('button', { name: 'Log in to book' });
    expect(screen.getByText('Kindly log in to continue.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book appointment' })).not.toBeInTheDocument();
    expect(await axe(page.container)).toHaveNoViolations();
    // What is changed while it is read is there again too.
    await page.user.selectOptions(screen.getByLabelText('Time'), '10:30 am');
    await page.user.click(signIn);
    expect(page.address.current).toBe('/auth/sign-in?reason=refusal');
    expect(takeReturnPath()).toBe('/');
    page.unmount();

    session.signIn('t');
    session.setUser(makeUser());
    setUp({ variant: 'signed-in' });
    expect(screen.getByLabelText('Time')).toHaveValue('10:30 am');
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });

  it('sends one booking however often the button is pressed', async () => {
    const { server, page, answer } = await chooseUnanswered();
    await page.user.dblClick(submit());
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    expect(server.requests()).toHaveLength(1);
    await answer();
    await screen.findByText('Appointment Booked');
  });

  it('says which time was booked where another one was chosen while it was sent', async () => {
    const { server, page, answer } = await chooseUnanswered();
    await page.user.click(submit());
    const sent = server.requests()[0]?.body as { time: string };
    await page.user.selectOptions(screen.getByLabelText('Time'), '10:30 am');
    await answer();
    await screen.findByText('Appointment Booked');
    expect(sent.time).toBe('09:30 am');
    expect(screen.getByText(/9:30 AM/)).toBeVisible();
    expect(screen.queryByText(/10:30 AM/)).not.toBeInTheDocument();
  });

  it('reads on the panel, without a toast, that the service cannot be reached', async () => {
    const server = fakeApi();
    server.on('POST individual/free_health_care/3', null);
    const page = setUp({ variant: 'signed-in' });
    await choose(page);
    await page.user.click(submit());
    expect(await screen.findByText(/could not reach the service/)).toBeVisible();
    expect(toasts.current).toBeNull();
  });
});
