import { interfaceState, Link, modals, session } from '@shared/runtime';
import { renderPage, resetRuntime } from '@shared/testing';
import { act, screen } from '@testing-library/react';
import { useRouteChange } from './use-route-change';

function Site() {
  useRouteChange();
  return (
    <main id="main" tabIndex={-1}>
      <Link to="/">Home</Link>
      <Link to="/blog">Blog</Link>
    </main>
  );
}

beforeEach(resetRuntime);

describe('a change of route', () => {
  it('closes the open modal and every overlay of close-all, and no other flag', async () => {
    const { user } = renderPage(<Site />);
    act(() => {
      modals.open('health_plan', { plan_id: '1', number: 1 });
      interfaceState.open('join');
      interfaceState.open('sidebar');
      interfaceState.open('dashboardSidebar');
    });
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    expect(modals.current).toBeNull();
    expect(interfaceState.overlays).toMatchObject({ join: false, sidebar: false, dashboardSidebar: true });
    act(() => interfaceState.close('dashboardSidebar'));
  });

  it('scrolls to the top and gives the page the focus', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = renderPage(<Site />);
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens the sign-up panel on the landing page for a token holder, after closing the rest', async () => {
    act(() => session.signIn('token'));
    const { user } = renderPage(<Site />, { at: '/blog' });
    expect(interfaceState.overlays.signUp).toBe(false);
    act(() => interfaceState.open('plans'));
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(interfaceState.overlays).toMatchObject({ signUp: true, plans: false });
  });

  it('opens it when the visit begins on the landing page too, and never without a token', () => {
    const { unmount } = renderPage(<Site />, { at: '/' });
    expect(interfaceState.overlays.signUp).toBe(false);
    unmount();
    act(() => session.signIn('token'));
    renderPage(<Site />, { at: '/' });
    expect(interfaceState.overlays.signUp).toBe(true);
  });
});
