import type { ClinicHours } from '@ilera/contracts/api';
import { axe } from '@ilera/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { clinicApi, musa, openScreen } from '../testing/open-clinic';
import HoursPage from './hours.page';

const whole = { from: '00:00', until: '24:00' };
const always: ClinicHours = {
  weekdays: Array.from({ length: 7 }, () => ({ ...whole })),
  exceptions: [],
  capacity: { video: 4, message: 4 },
};

async function open() {
  const server = clinicApi(musa);
  server.data('GET clinic/hours', always);
  server.on('PUT clinic/hours', ({ body }) => {
    const { was: _, ...data } = body as { was: unknown };
    return { body: { status: 'success', data } };
  });
  const page = openScreen(HoursPage, '/clinic/hours');
  await screen.findByRole('form', { name: 'Opening hours' });
  const days = () => within(screen.getByRole('region', { name: 'Each week' })).getAllByRole('listitem');
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save the hours' }));
  const sent = () => server.requests('PUT clinic/hours').map(({ body }) => body as ClinicHours);
  return { ...page, server, days, save, sent };
}

it('closes on Sundays, opens at nine on Mondays, and takes two calls at once', async () => {
  const { user, container, days, save, sent } = await open();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByLabelText('Open on Sunday'));
  const [, monday] = days();
  if (!monday) throw new Error('no Monday');
  await user.selectOptions(within(monday).getByLabelText('From'), '09:00');
  await user.clear(screen.getByLabelText('Video'));
  await user.type(screen.getByLabelText('Video'), '2');
  await save();
  expect(await screen.findByText('The hours are saved.')).toBeVisible();
  expect(sent()[0]).toMatchObject({ capacity: { video: 2, message: 4 } });
  expect(sent()[0]?.weekdays.slice(0, 3)).toEqual([null, { from: '09:00', until: '24:00' }, whole]);
  // What is changed then is not.
  await user.click(screen.getByLabelText('Open on Tuesday'));
  expect(screen.queryByText('The hours are saved.')).not.toBeInTheDocument();
});

it('sends nothing that cannot be meant, and says where', async () => {
  const { user, days, save, sent } = await open();
  const [sunday] = days();
  if (!sunday) throw new Error('no Sunday');
  await user.selectOptions(within(sunday).getByLabelText('From'), '12:00');
  await user.selectOptions(within(sunday).getByLabelText('Until'), '11:45');
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  await user.clear(screen.getByLabelText('Message'));
  await save();
  expect(await screen.findByText('The end must come after the beginning.')).toBeVisible();
  await waitFor(() => expect(within(sunday).getByLabelText('Until')).toHaveFocus());
  expect(screen.getByText('Choose a day.')).toBeVisible();
  expect(screen.getByText('A number from 0 to 1000.')).toBeVisible();
  expect(sent()).toHaveLength(0);
});

it('has days that differ, each once', async () => {
  const { user, save, sent } = await open();
  for (const index of [0, 1]) {
    await user.click(screen.getByRole('button', { name: 'Add a day' }));
    const field = screen.getAllByLabelText('Day')[index];
    if (!field) throw new Error('no field');
    await user.type(field, '2026-12-25');
  }
  await save();
  expect(await screen.findByText('This day is in the list twice.')).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: 'Remove 2026-12-25' });
  if (!first) throw new Error('no button');
  await user.click(first);
  await save();
  expect(await screen.findByText('The hours are saved.')).toBeVisible();
  expect(sent()[0]?.exceptions).toEqual([{ day: '2026-12-25', opening: null }]);
});

it("saves over a colleague's change at the second press, and keeps the days that only they changed", async () => {
  const { server, user, days, save, sent } = await open();
  await user.click(screen.getByLabelText('Open on Sunday'));
  const late = { from: '09:00', until: '24:00' };
  const theirs = {
    ...always,
    weekdays: always.weekdays.map((day, index) => (index === 1 ? late : day)),
    exceptions: [{ day: '2026-12-25', opening: null }],
  };
  server.data('GET clinic/hours', theirs);
  const message = 'Somebody else has just changed the hours. Look at it again.';
  server.on('PUT clinic/hours', { status: 409, body: { status: 'error', message, errors: [message] } });
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  const [, monday] = days();
  if (!monday) throw new Error('no Monday');
  await waitFor(() => expect(within(monday).getByLabelText('From')).toHaveValue('09:00'));
  const weekdays = [null, late, ...always.weekdays.slice(2)];
  server.data('PUT clinic/hours', theirs);
  await save();
  expect(await screen.findByText('The hours are saved.')).toBeVisible();
  expect(sent()[1]).toEqual({ ...theirs, weekdays, was: theirs });
});
