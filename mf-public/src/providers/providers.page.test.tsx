import { interfaceState } from '@ilera/runtime';
import { renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import ProvidersPage from './providers.page';

beforeEach(resetRuntime);

describe('the providers page', () => {
  it('has the banner for doctors, the values and the five benefits (A1.1)', () => {
    renderPage(ProvidersPage);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Doctors/);
    expect(screen.getByRole('heading', { name: 'Value driven, like you' })).toBeVisible();
    for (const benefit of [
      'Answer questions in your specialty',
      'Competitive pay',
      'Work anywhere',
      'Flexible hours',
      'No private practice stress',
    ]) {
      expect(screen.getByRole('heading', { name: benefit })).toBeVisible();
    }
  });

  it('says whose applications are accepted', () => {
    renderPage(ProvidersPage);
    expect(screen.getByText('Medical doctors in Nigeria and in the UK')).toBeVisible();
    expect(screen.getByText('Pharmacists in Nigeria')).toBeVisible();
  });

  it('opens the application with Join Now', async () => {
    const { user } = renderPage(ProvidersPage);
    expect(interfaceState.overlays.join).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Join Now' }));
    expect(interfaceState.overlays.join).toBe(true);
  });
});
