import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import CompleteProfilePage from './complete-profile.page';

beforeEach(resetRuntime);

it('has its fields (A2.11), and axe finds no fault (R4.14)', async () => {
  const { container } = renderPage(CompleteProfilePage);
  for (const label of [
    'First Name',
    'Last Name',
    'Phone number',
    'Date of birth',
    'Country',
    'City',
    'Street',
  ])
    expect(screen.getByLabelText(label)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Calling code' })).toHaveDisplayValue('+234 Nigeria');
  expect(await axe(container)).toHaveNoViolations();
});

it('takes at most 15 digits of a phone number', async () => {
  const { user } = renderPage(CompleteProfilePage);
  await user.type(screen.getByLabelText('Phone number'), '0803 123-4567 890 123 456');
  expect(screen.getByLabelText('Phone number')).toHaveValue('080312345678901');
});

it('calls nothing on Confirm and says that nothing is saved', async () => {
  const api = fakeApi();
  const { user } = renderPage(CompleteProfilePage);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Calling code' }), '+233 Ghana');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText(/Nothing is saved from this page/)).toBeVisible();
  expect(api.requests()).toEqual([]);
});

it('can be skipped', () => {
  renderPage(CompleteProfilePage);
  expect(screen.getByRole('link', { name: 'Skip for now' })).toHaveAttribute('href', '/account/home');
});
