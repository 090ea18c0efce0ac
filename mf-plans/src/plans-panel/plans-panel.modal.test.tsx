import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import PlansPanelModal from './plans-panel.modal';

it('leads to the plans of each type, without asking the API anything', async () => {
  resetRuntime();
  const server = fakeApi();
  const { user, address } = renderPage(<PlansPanelModal />, { at: '/privacy-policy' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/health-plans?type=individual',
    '/health-plans?type=family',
    '/health-plans?type=smes',
    '/health-plans?type=corporate',
    '/conditions',
  ]);
  await user.click(screen.getByRole('link', { name: /Corperate/ }));
  expect(address.current).toBe('/health-plans?type=corporate');
  expect(server.requests()).toHaveLength(0);
});
