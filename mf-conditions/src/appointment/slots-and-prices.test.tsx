import { session } from '@shared/runtime';
import { screen } from '@testing-library/react';
import { choose, day, setUp, stopTheClock, submit } from './booking-panel.testing';

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

it('strikes today out when its last time is over', () => {
  jest.setSystemTime(new Date('2026-03-14T22:45:00Z'));
  setUp();
  expect(day('14')).toHaveAttribute('aria-current', 'date');
  expect(day('14')).toHaveAccessibleDescription('This day has passed');
});

it('says what the visit costs beside the choice and beside the button', async () => {
  const page = setUp();
  expect(await screen.findByText('N999')).toBeVisible();
  expect(screen.getByText('N1,999')).toBeVisible();
  await choose(page);
  expect(screen.getByText('N1,999, paid on the next page.')).toBeVisible();
});

it('tells a signed-in person that there is nothing to pay', () => {
  session.signIn('t');
  setUp({ variant: 'signed-in' });
  expect(screen.getByText('There is nothing to pay.')).toBeVisible();
});
