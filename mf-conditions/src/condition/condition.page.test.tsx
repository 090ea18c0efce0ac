import { modals, session } from '@ilera/runtime';
import { documentAnswer, fakeApi, renderPage, resetRuntime, stub } from '@ilera/testing';
import type { FakeApi } from '@ilera/testing';
import { screen, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import ConditionPage from './condition.page';

let server: FakeApi;
const malaria = {
  id: 3,
  title: 'Malaria',
  text: 'Fever and chills.',
  body: '<h2>What it is</h2><p>From <em>mosquitoes</em>.</p><script>alert(1)</script>',
  faqs: JSON.stringify([
    { question: 'Can it come back?', answer: 'Yes, <b>any</b> bite can.' },
    { question: 'Half' },
  ]),
};

beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  server.data('GET condition/3', malaria);
});
const setUp = (at = '/condition/3') => renderPage(<ConditionPage />, { at, path: '/condition/:id' });

it('shows title, cleaned body and questions (P2.4)', async () => {
  const { user, container } = setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Malaria' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'What it is' })).toBeVisible();
  expect(container.querySelector('script')).toBeNull();
  expect(screen.queryByText('Half')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Can it come back?' }));
  expect((await screen.findByText('any')).tagName).toBe('B');
  await user.click(screen.getByRole('button', { name: 'Can it come back?' }));
  expect(screen.getByText('any')).not.toBeVisible();
});

it('says without a request what the document knows: that a condition is not there', async () => {
  documentAnswer('condition/9999', null);
  setUp('/condition/9999');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not find this condition');
  const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  expect({ status: content('prerender-status-code'), robots: content('robots') }).toEqual({
    status: '404',
    robots: 'noindex',
  });
  expect(server.requests()).toEqual([]);
});

it('names who reviewed the text and when, and leads to what that means', async () => {
  server.data('GET condition/3', { ...malaria, reviewed_at: '2026-10-01' });
  setUp();
  const reviewer = await screen.findByRole('link', { name: 'Dr Ifeoma Adichie-Obi' });
  expect(reviewer).toHaveAttribute('href', '/terms-of-service#medical-review');
  expect(reviewer.parentElement).toHaveTextContent('Reviewed by Dr Ifeoma Adichie-Obi on 1st October, 2026');
});

it('is shared by WhatsApp and the device’s own panel (R5.6)', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  stub(navigator, 'share', share);
  const { user } = setUp();
  const panel = within(await screen.findByRole('navigation', { name: 'Share this page' }));
  const link = new URL(panel.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect(link.searchParams.get('text')).toBe(`Malaria ${window.location.origin}/condition/3`);
  await user.click(panel.getByRole('button', { name: 'More ways' }));
  expect(share).toHaveBeenCalledWith({ title: 'Malaria', url: `${window.location.origin}/condition/3` });
});

it.each([['not json'], [null], ['{"a":1}'], [42], [undefined]])('lives with faqs of %p', async (faqs) => {
  server.data('GET condition/3', { ...malaria, faqs });
  setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Malaria' })).toBeVisible();
  expect(screen.queryByText('Questions and answers')).not.toBeInTheDocument();
});

it('opens the booking of this condition for a guest', async () => {
  const { user } = setUp();
  expect(await screen.findByRole('heading', { name: 'Instant Booking' })).toBeVisible();
  expect(screen.getByText('N999')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(modals.current).toEqual({
    type: 'appointment',
    payload: {
      variant: 'guest',
      condition: { id: '3', title: 'Malaria', text: malaria.text, body: malaria.body },
    },
  });
});

it('opens the signed-in variant for token holders', async () => {
  session.signIn('t');
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Get Started' }));
  expect(modals.current?.payload).toMatchObject({ variant: 'signed-in' });
  // Signed-in people pay nothing for a visit, so no price is shown.
  expect(screen.queryByText('N999')).not.toBeInTheDocument();
});

it('names a custom condition by the person’s words and fetches nothing (R4.65)', async () => {
  const { user } = setUp(`/condition/custom?text=${encodeURIComponent('<b>Knee</b> & 50%')}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Condition: <b>Knee</b> & 50%');
  // A history has the title.
  expect(document.title).toMatch(/^My Condition \|/);
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).not.toMatch('Knee');
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(modals.current?.payload).toEqual({
    variant: 'guest',
    condition: null,
    customText: '<b>Knee</b> & 50%',
  });
  expect(server.requests()).toHaveLength(0);
});

it('still shows a custom condition without words, for which the booking asks', async () => {
  const { user } = setUp('/condition/custom');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Condition:');
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(modals.current?.payload).toEqual({ variant: 'guest', condition: null });
});

it('offers to try again when it could not be loaded', async () => {
  server.on('GET condition/3', { status: 500 });
  const { user, container } = setUp();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(await axe(container)).toHaveNoViolations();
  server.data('GET condition/3', malaria);
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Malaria' })).toBeVisible();
});

it('leads back to the list when there is no such condition', async () => {
  server.on('GET condition/999', { status: 404 });
  setUp('/condition/999');
  expect(await screen.findByRole('link', { name: 'See all conditions' })).toHaveAttribute(
    'href',
    '/conditions',
  );
});
