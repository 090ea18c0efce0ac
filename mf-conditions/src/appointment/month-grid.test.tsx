import { act, screen, within } from '@testing-library/react';
import { day, month, setUp, stopTheClock } from './testing/booking-panel';

stopTheClock();

it('opens at the month and day of Lagos with weeks from Sunday', () => {
  setUp();
  expect(month()).toHaveTextContent('March 2026');
  const grid = screen.getByRole('grid', { name: 'March 2026' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(within(grid).getAllByRole('row')).toHaveLength(7);
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(42);
  expect(day('15')).toHaveAttribute('aria-current', 'date');
});

it('never leaves the year', async () => {
  const { user } = setUp();
  const next = screen.getByRole('button', { name: 'Next month' });
  for (let press = 0; press < 12; press += 1) await user.click(next);
  expect(month()).toHaveTextContent('December 2026');
  expect(screen.getByText('Dates of 2027 open on 1 January.')).toBeVisible();
  await user.click(day('2 January'));
  expect(month()).toHaveTextContent('December 2026');
  expect(screen.queryByLabelText('Time')).not.toBeInTheDocument();
  const previous = screen.getByRole('button', { name: 'Previous month' });
  for (let press = 0; press < 14; press += 1) await user.click(previous);
  expect(month()).toHaveTextContent('January 2026');
  expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
});

it('switches to the month of a neighbouring day', async () => {
  const { user } = setUp();
  await user.click(day('2 April'));
  expect(month()).toHaveTextContent('April 2026');
  expect(day('2')).toHaveAttribute('aria-pressed', 'true');
  expect(day('2')).toHaveFocus();
});

it('is one tab stop, moved through by keys', async () => {
  const { user } = setUp();
  const grid = screen.getByRole('grid');
  expect(
    within(grid)
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0),
  ).toEqual([day('15')]);
  act(() => day('15').focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(day('23')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(day('22')).toHaveFocus();
  await user.keyboard('{End}');
  expect(day('28')).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(month()).toHaveTextContent('April 2026');
  expect(day('28')).toHaveFocus();
  await user.keyboard('{PageUp}{PageUp}');
  expect(month()).toHaveTextContent('February 2026');
  await user.keyboard('{ArrowRight}');
  expect(month()).toHaveTextContent('March 2026');
  expect(day('1')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(day('1')).toHaveAttribute('aria-pressed', 'true');
});

it('marks days that have passed and warns when one is chosen', async () => {
  const { user } = setUp();
  expect(day('14')).toHaveAccessibleDescription('This day has passed');
  expect(day('15')).not.toHaveAccessibleDescription();
  await user.click(day('14'));
  expect(screen.getByText(/Please choose a later one/)).toBeVisible();
  await user.click(day('16'));
  expect(screen.queryByText(/Please choose a later one/)).not.toBeInTheDocument();
});
