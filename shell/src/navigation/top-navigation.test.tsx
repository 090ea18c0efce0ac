import { interfaceState, session } from '@ilera/runtime';
import { renderPage, resetRuntime } from '@ilera/testing';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { type ServedSite, ServicesContext } from '../site-services';
import { fakeServices } from '../testing/fake-site';
import { TopNavigation } from './top-navigation';

const targets = [
  ['Home', '/'],
  ['Conditions', '/conditions'],
  ['Health Plans', '/health-plans'],
  ['Use Cases', '/use-cases'],
  ['Blogs', '/blogs'],
];

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function Navigation({ site = {} }: { site?: Partial<ServedSite> }) {
  return (
    <ServicesContext value={fakeServices(site)}>
      <TopNavigation />
    </ServicesContext>
  );
}

beforeEach(resetRuntime);

describe('the top navigation', () => {
  it('has its five entries (P2.1), and Login to sign-in (R4.71)', () => {
    renderPage(<Navigation />);
    expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual(targets);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/sign-in');
  });

  it('marks the entry of the page that is open', () => {
    renderPage(<Navigation />, { at: '/conditions' });
    expect(screen.getByRole('link', { name: 'Conditions' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  it('leads a signed-in person to the account', () => {
    act(() => session.signIn('token'));
    renderPage(<Navigation />);
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account/home');
    expect(screen.queryByRole('link', { name: 'Sign up', hidden: true })).not.toBeInTheDocument();
  });

  it('opens and closes the mobile menu, which leads to sign-up too (R4.71)', async () => {
    const { user } = renderPage(<Navigation />);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    expect(linksOf(within(sheet).getByRole('navigation'))).toEqual(targets);
    expect(within(sheet).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/sign-in');
    expect(within(sheet).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/sign-up');
    await user.click(within(sheet).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(interfaceState.overlays.sidebar).toBe(false);
  });

  it('is a menu of the browser’s own before any script is there', () => {
    renderPage(<Navigation />);
    const sheet = screen.getByLabelText('Menu', { selector: 'dialog' });
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('commandfor', sheet.id);
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('command', 'show-modal');
    expect(within(sheet).getByRole('button', { name: 'Close menu', hidden: true })).toHaveAttribute(
      'command',
      'close',
    );
    expect(within(sheet).getAllByRole('link', { hidden: true })).toHaveLength(targets.length + 2);
  });

  it('stays open when the browser opened it before any script was there', async () => {
    const tree = (
      <MemoryRouter>
        <Navigation />
      </MemoryRouter>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(tree);
    document.body.append(container);
    const sheet = container.querySelector('dialog') as HTMLDialogElement;
    sheet.showModal();
    const root = await act(async () => hydrateRoot(container, tree));
    expect(container.querySelector('dialog')).toBe(sheet);
    expect(sheet).toHaveAttribute('open');
    expect(interfaceState.overlays.sidebar).toBe(true);
    await act(async () => interfaceState.close('sidebar'));
    expect(sheet).not.toHaveAttribute('open');
    act(() => root.unmount());
    container.remove();
  });

  it('is the same before and after hydration, with the entries of remotes', async () => {
    const unlisted = {
      navigation: [
        // Between the others in most locales, after them in code units.
        { label: 'Ẹyẹ', to: '/birds' },
        { label: 'Vets', to: '/vets' },
        { label: 'Eyes', to: '/eyes' },
      ],
    };
    const container = document.body.appendChild(document.createElement('div'));
    const mainLinks = () => linksOf(within(container).getByRole('navigation', { name: 'Main' }));

    const tree = (
      <MemoryRouter>
        <Navigation site={{ unlisted }} />
      </MemoryRouter>
    );
    container.innerHTML = renderToString(tree);
    const nodes = [...container.querySelectorAll('nav a')];
    const all = [...targets, ['Eyes', '/eyes'], ['Vets', '/vets'], ['Ẹyẹ', '/birds']];
    expect(mainLinks()).toEqual(all);
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(container, tree, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect([...container.querySelectorAll('nav a')]).toEqual(nodes);
    act(() => root.unmount());
    container.remove();
  });

  it('closes the menu when an entry is followed', async () => {
    const { user, address } = renderPage(<Navigation />);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Health Plans' }));
    expect(address.current).toBe('/health-plans');
    expect(interfaceState.overlays.sidebar).toBe(false);
  });
});
