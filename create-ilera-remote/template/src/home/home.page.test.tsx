import { renderPage } from '@ilera/testing';
import { axe } from '@ilera/testing/axe';
import { screen } from '@testing-library/react';
import HomePage from './home.page';

it('greets who says a name', async () => {
  const { user } = renderPage(HomePage);
  expect(screen.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
  await user.type(screen.getByLabelText('Your first name'), 'Ada');
  expect(screen.getByRole('status')).toHaveTextContent('Good morning, Ada.');
});

it('has no fault of accessibility that axe finds', async () => {
  const { container } = renderPage(HomePage);
  expect(await axe(container)).toHaveNoViolations();
});
