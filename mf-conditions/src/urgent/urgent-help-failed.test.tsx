import { renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { UrgentHelp } from './urgent-help';

jest.mock('./urgent-notice', () => {
  throw new Error('The lists did not arrive');
});

it('offers the call to everybody who writes where the lists do not arrive', async () => {
  resetRuntime();
  renderPage(<UrgentHelp text="pimples" />);
  expect(await screen.findByRole('link', { name: 'In an emergency call 112 now' })).toHaveAttribute(
    'href',
    'tel:112',
  );
});
