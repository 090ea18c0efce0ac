import { renderPage } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { HowItWorks } from './how-it-works';

const names = ['Visit our website', 'Select plan', 'Make payment', 'Access healthcare'];

const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('how it works', () => {
  it('has the four tabs (P1.2), the first one open', () => {
    renderPage(HowItWorks);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(names);
    expect(openTab()).toBe(names[0]);
  });

  it('shows what each tab is about', async () => {
    const { user } = renderPage(HowItWorks);
    await user.click(screen.getByRole('tab', { name: 'Make payment' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent(/enrollee number and until when it is valid/);
    await user.click(screen.getByRole('tab', { name: 'Access healthcare' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent(/discounts/);
  });

  it('steps through the tabs with two arrows, round and round', async () => {
    const { user } = renderPage(HowItWorks);
    const next = screen.getByRole('button', { name: 'Next step' });
    for (const name of [...names.slice(1), names[0]]) {
      await user.click(next);
      expect(openTab()).toBe(name);
    }
    await user.click(screen.getByRole('button', { name: 'Previous step' }));
    expect(openTab()).toBe('Access healthcare');
    expect(screen.getByRole('status')).toHaveTextContent('Step 4 of 4: Access healthcare');
  });

  it('works by keyboard', async () => {
    const { user } = renderPage(HowItWorks);
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowRight}');
    expect(openTab()).toBe('Select plan');
    await user.keyboard('{End}');
    expect(openTab()).toBe('Access healthcare');
  });
});
