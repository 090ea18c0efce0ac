import { brand } from '@ilera/contracts';
import { interfaceState, runtimeConfig } from '@ilera/runtime';
import { renderPage, resetRuntime } from '@ilera/testing';
import { screen, within } from '@testing-library/react';
import { SiteFooter } from './site-footer';

beforeEach(resetRuntime);

describe('the footer', () => {
  it.each([
    ['Buy Health Plans', '/health-plans'],
    ['Pharmacy+', '/pharmacies'],
    ['Join as a Provider', '/providers'],
    ['Speak to a Doctor', '/#pay-per-visit'],
    ['E-prescription', '/'],
    [`Why ${brand.name}`, '/'],
    ['Contact Us', '/#contact'],
    ['Health article', '/'],
    ['FAQ', '/#faq'],
    ['Terms of Service', '/terms-of-service'],
    ['Privacy Policy', '/privacy-policy'],
    ['Accessibility', '/terms-of-service#accessibility'],
  ])('leads with %s to %s', (name, target) => {
    renderPage(SiteFooter);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target);
  });

  it('leads every use case to the home page', () => {
    renderPage(SiteFooter);
    const links = within(screen.getByRole('navigation', { name: 'Use cases' })).getAllByRole('link');
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) expect(link).toHaveAttribute('href', '/');
  });

  it('gives the e-mail address, the Nigerian number, five profiles and the year 2025', () => {
    renderPage(SiteFooter);
    expect(screen.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}`,
    );
    expect(screen.getByRole('link', { name: /^\+234/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+234\d+$/),
    );
    for (const network of ['YouTube', 'LinkedIn', 'Facebook', 'TikTok', 'Instagram']) {
      expect(screen.getByRole('link', { name: network })).toHaveAttribute(
        'href',
        expect.stringContaining(`${network.toLowerCase()}.com`),
      );
    }
    expect(screen.getByText(/© 2025/)).toBeVisible();
  });

  it('leads to WhatsApp where the site has a number there, and only there (R5.6)', () => {
    const { unmount } = renderPage(SiteFooter);
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
    unmount();
    runtimeConfig.whatsApp = '2348012345678';
    renderPage(SiteFooter);
    expect(screen.getByRole('link', { name: 'Write to us on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/2348012345678',
    );
    delete runtimeConfig.whatsApp;
  });

  it('has a way in for individuals, employers and providers (P6.2)', async () => {
    const { user } = renderPage(SiteFooter);
    expect(screen.getByRole('link', { name: 'For individuals' })).toHaveAttribute('href', '/auth/sign-up');
    expect(screen.getByRole('link', { name: 'For providers' })).toHaveAttribute('href', '/providers');
    await user.click(screen.getByRole('button', { name: 'For employers' }));
    expect(interfaceState.overlays.employerSignUp).toBe(true);
  });
});
