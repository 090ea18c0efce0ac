import { brand } from '@ilera/contracts';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import LandingPage from './landing.page';

const popular = 'GET condition/category/popular';

function renderLanding(conditions: unknown = [{ id: 4, title: 'Malaria' }]) {
  const api = fakeApi();
  api.data(popular, { data: conditions, last_page: 1 });
  return { api, ...renderPage(LandingPage, { at: '/' }) };
}

beforeEach(resetRuntime);

describe('the landing page', () => {
  it('has one main heading, a title and a description', async () => {
    renderLanding();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(() => expect(document.title).toContain(brand.name));
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining('N999'),
    );
    expect(await screen.findByText('Malaria')).toBeVisible();
  });

  it('leads from the hero and the steps to sign-in with Get Started', async () => {
    renderLanding();
    const links = screen.getAllByRole('link', { name: 'Get Started' });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', '/auth/sign-in');
    await screen.findByText('Malaria');
  });

  it('names both prices, the hours and the way to a doctor in the pay-per-visit section (P2.2)', async () => {
    renderLanding();
    const section = document.getElementById('pay-per-visit') as HTMLElement;
    expect(within(section).getByText('N999')).toBeVisible();
    expect(within(section).getByText('N1,999')).toBeVisible();
    expect(section).toHaveTextContent('20+ common conditions, treated 24/7 by video and chat');
    expect(within(section).getByRole('link', { name: 'Speak to a Doctor' })).toHaveAttribute(
      'href',
      '/auth/sign-in',
    );
    await screen.findByText('Malaria');
  });

  it('mentions every service of the banner', async () => {
    renderLanding();
    const band = screen.getByRole('region', { name: 'What we do' });
    expect(
      within(band)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Online consultations',
      'Employee benefits',
      'Health coverage',
      'HMO',
      'E-prescription',
      'Quick consultation by clinicians',
    ]);
    await screen.findByText('Malaria');
  });

  it('shows a strip of businesses and the figures of Impacting Lives (P1.1, R4.64)', async () => {
    renderLanding();
    const strip = screen.getByRole('region', { name: 'Teams that are covered with us' });
    const names = within(strip)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
    expect(screen.getByRole('heading', { name: 'Impacting Lives' })).toBeVisible();
    for (const figure of ['Over 40 lives covered', 'Over 10 company partners'])
      expect(screen.getByText((_, element) => element?.textContent === figure)).toBeVisible();
    await screen.findByText('Malaria');
  });

  it('opens and closes each question', async () => {
    const { user } = renderLanding();
    const questions = screen.getAllByRole('button', { name: /\?$/ });
    expect(questions).toContain(screen.getByRole('button', { name: 'How does a consultation take place?' }));
    for (const question of questions) {
      const answer = () => screen.queryByRole('region', { name: question.textContent ?? '' });
      expect(answer()).toBeNull();
      await user.click(question);
      expect(answer()).toHaveTextContent(/\w/);
      await user.click(question);
      expect(answer()).toBeNull();
    }
  });

  it('tells search engines of the company and the questions', async () => {
    renderLanding();
    await screen.findByText('Malaria');
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    const { '@graph': things } = JSON.parse(data) as { '@graph': { '@type': string }[] };
    expect(things.map((thing) => thing['@type'])).toEqual(['MedicalOrganization', 'FAQPage']);
  });

  it('takes its structured data away with the page', async () => {
    const { unmount } = renderLanding();
    await screen.findByText('Malaria');
    unmount();
    expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});
