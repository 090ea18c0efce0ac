import { renderPage } from '@ilera/testing';
import { screen } from '@testing-library/react';
import HealthPlansPlaceholderPage from './health-plans-placeholder.page';

it('is text only (R4.60)', () => {
  const { container } = renderPage(HealthPlansPlaceholderPage);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Health plans');
  expect(container.querySelectorAll('a, button, input')).toHaveLength(0);
});
