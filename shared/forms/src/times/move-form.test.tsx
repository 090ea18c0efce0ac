import { clock, HttpError, NetworkError } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime, setDeviceZone } from '@ilera/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MoveForm } from './move-form';

const words = { label: 'Move this visit', day: 'New day', time: 'New time', send: 'Move', leave: 'Keep' };

beforeEach(() => resetRuntime());
// A moment before the day that is chosen, whenever the tests run.
beforeEach(() => clock.follow(Date.parse('2026-11-20T08:00:00Z')));
afterEach(() => clock.follow(Date.now()));

function open(send = jest.fn<Promise<void>, [date: string]>(() => Promise.resolve())) {
  const onDone = jest.fn();
  const form = <MoveForm words={words} method="video" send={send} onDone={onDone} />;
  return { send, onDone, ...renderPage(form) };
}
const day = () => screen.getByLabelText('New day');
const time = () => screen.getByLabelText('New time');
const early = () => screen.getByRole('option', { name: /^10:15 am/ });
const press = () => screen.getByRole('button', { name: 'Move' });

it('sends nothing until a day and a time are chosen, then the time of a booking', async () => {
  const { user, send, onDone } = open();
  await user.click(press());
  await waitFor(() => expect(day()).toHaveFocus());
  expect(screen.getByText('Choose a day.')).toBeVisible();
  expect(screen.getByText('Choose a time.')).toBeVisible();
  await user.type(day(), '2026-12-31');
  await user.selectOptions(time(), early());
  await user.click(press());
  expect(send.mock.calls).toEqual([['12-31-2026 10:15 am']]);
  expect(onDone).toHaveBeenCalledWith(true);
});

it('stays open while the new time is being sent, which counts', async () => {
  const { user, onDone } = open(jest.fn<Promise<void>, [date: string]>(() => new Promise(() => undefined)));
  await user.type(day(), '2026-12-31');
  await user.selectOptions(time(), early());
  await user.click(press());
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onDone).not.toHaveBeenCalled();
});

it('moves to no day of another year, and says when that one opens (R4.45)', async () => {
  const { user, send } = open();
  expect(day()).toHaveAttribute('max', '2026-12-31');
  await user.type(day(), '2027-01-01');
  await user.selectOptions(time(), early());
  await user.click(press());
  expect(screen.getByText('Dates of 2027 open on 1 January.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('shows which times are full, and takes none of them', async () => {
  resetRuntime('hours');
  const server = fakeApi();
  server.on('GET slots', ({ query }) => ({
    body: { status: 'success', data: { open: query.day !== '2026-12-30', full: ['10:15 am'] } },
  }));
  const { user, send } = open();
  await user.selectOptions(time(), '10:15 am');
  await user.type(day(), '2026-12-31');
  expect(await screen.findByText('This time is full. The next free one is 10:30 am.')).toBeVisible();
  expect(screen.getByRole('option', { name: '10:15 am, full' })).toBeDisabled();
  await user.click(press());
  await user.clear(day());
  await user.type(day(), '2026-12-30');
  expect(await screen.findByText(/We are closed on this day/)).toBeVisible();
  await user.click(press());
  // That is not said of a day that nobody can choose yet.
  await user.clear(day());
  await user.type(day(), '2027-01-01');
  expect(screen.getByRole('option', { name: '10:15 am' })).toBeEnabled();
  await user.click(press());
  expect(send).not.toHaveBeenCalled();
  expect(server.requests('GET slots')[0]?.query).toEqual({ day: '2026-12-31', method: 'video' });
});

it('takes no time that passes, or is taken, while the form is open', async () => {
  resetRuntime('hours');
  const full: string[] = [];
  fakeApi().data('GET slots', { open: true, full });
  clock.follow(Date.parse('2026-03-20T08:00:00Z'));
  const { user } = open();
  await user.type(day(), '2026-03-20');
  await user.selectOptions(time(), early());
  expect(screen.getByRole('option', { name: '10:30 am' })).toBeEnabled();
  clock.follow(Date.parse('2026-03-20T09:20:00Z'));
  full.push('10:30 am');
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('This time is over. Choose a later one.')).toBeVisible();
  expect(await screen.findByRole('option', { name: '10:30 am, full' })).toBeDisabled();
});

it('repeats a move whose response is lost, although the moved visit took the last place', async () => {
  resetRuntime('hours');
  const full: string[] = [];
  fakeApi().data('GET slots', { open: true, full });
  const moving = jest.fn<Promise<void>, [date: string]>(() => {
    full.push('10:15 am', '10:30 am');
    return Promise.reject(new NetworkError());
  });
  const { user, onDone } = open(moving);
  await user.type(day(), '2026-12-31');
  await user.selectOptions(time(), early());
  await user.click(press());
  expect(await screen.findByRole('option', { name: '10:30 am, full' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent(/may have worked all the same.* happens only once/);
  expect(early()).toBeEnabled();
  expect(time()).toBeValid();
  moving.mockResolvedValue();
  await user.click(press());
  expect(moving.mock.calls).toEqual([['12-31-2026 10:15 am'], ['12-31-2026 10:15 am']]);
  expect(onDone).toHaveBeenCalledWith(true);
});

it('says the new time in words, and on the own clock of somebody abroad', async () => {
  setDeviceZone('America/New_York');
  const { user } = open();
  await user.type(day(), '2026-12-31');
  await user.selectOptions(time(), early());
  const chosen = screen.getByRole('status');
  expect(chosen).toHaveTextContent(/31 December \d{4}, 10:15 AM \(West Africa Time\)/);
  expect(chosen).toHaveTextContent(/Where you are: \S+ 31 December, 4:15 AM/);
});

it('keeps what was chosen when the new time is refused', async () => {
  const why = 'You already have a visit at this time. Choose another time.';
  const refusal = new HttpError(422, { status: 'error', message: why, errors: { date: [why] } });
  const { user, onDone } = open(jest.fn<Promise<void>, [date: string]>(() => Promise.reject(refusal)));
  await user.type(day(), '2026-12-31');
  await user.selectOptions(time(), screen.getByRole('option', { name: /^11:45 pm/ }));
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(day()).toHaveValue('2026-12-31');
  expect(onDone).not.toHaveBeenCalled();
  // Of another time nothing is known.
  await user.selectOptions(time(), early());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
