import { renderPage, resetRuntime } from '@ilera/testing';
import { screen, within } from '@testing-library/react';
import PharmaciesPage from '../pharmacies/pharmacies.page';
import UseCasesPage from '../use-cases/use-cases.page';

beforeEach(resetRuntime);

describe('a placeholder page (P2.8)', () => {
  it('says in the fixed words that the use cases are not written', () => {
    renderPage(UseCasesPage);
    expect(screen.getByText('Sorry! Uses cases page under development')).toBeVisible();
  });

  it('shows five articles under Blog Posts', () => {
    renderPage(UseCasesPage);
    const teaser = screen.getByRole('region', { name: 'Blog Posts' });
    expect(within(teaser).getAllByRole('article')).toHaveLength(5);
    expect(within(teaser).getByRole('link', { name: 'Browse all' })).toHaveAttribute('href', '/blog');
  });

  it('leads from Pharmacy+ to the waitlist', () => {
    renderPage(PharmaciesPage);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pharmacy+');
    expect(screen.getByRole('link', { name: 'Hear when it opens' })).toHaveAttribute('href', '/waitlist');
  });
});
