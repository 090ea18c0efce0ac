import { interfaceState, Link, modals, session, useLocation, useNavigate } from '@ilera/runtime';
import { renderPage, resetRuntime, stub } from '@ilera/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { ServicesContext } from '../site-services';
import { fakeServices } from '../testing/fake-site';
import { RouteChange } from './route-change';

const services = fakeServices();
const Change = () => (
  <ServicesContext value={services}>
    <RouteChange />
  </ServicesContext>
);

function Site() {
  const navigate = useNavigate();
  return (
    <main id="main" tabIndex={-1}>
      <Change />
      <Link to="/">Home</Link>
      <Link to="/blog">Blog</Link>
      <Link to="/blog?page=2">Page 2</Link>
      <Link to="/#section">Section</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
      <h2 id="section">A section</h2>
    </main>
  );
}

let scrollTo: jest.SpyInstance;
let scrollIntoView: jest.Mock;
beforeEach(() => {
  resetRuntime();
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = scrollIntoView = jest.fn();
});

describe('a change of route', () => {
  it('closes the open modal and every overlay of close-all, and no other flag (P2.11)', async () => {
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

  it('leaves alone what a press opens and sees as soon as the next page is there', async () => {
    let tell: () => void = () => undefined;
    const areEffectsOver = new Promise<void>((resolve) => (tell = resolve));
    function Booking() {
      const navigate = useNavigate();
      const { pathname } = useLocation();
      const book = () => modals.open('health_plan', { plan_id: '1', number: 1 });
      // After those of what it renders.
      useEffect(() => {
        if (pathname === '/blog') tell();
      }, [pathname]);
      return (
        <>
          <Change />
          <button onClick={() => setTimeout(() => void navigate('/blog'))}>Check</button>
          {pathname === '/blog' && <button onClick={book}>Book</button>}
        </>
      );
    }
    renderPage(<Booking />);
    // React's own timing: in tests its effects would all run before the page is seen.
    stub(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    let scrollsBefore = 0;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      scrollsBefore = scrollTo.mock.calls.length;
      screen.getByRole('button', { name: 'Book' }).click();
    }).observe(document.body, { childList: true, subtree: true });
    screen.getByRole('button', { name: 'Check' }).click();
    await areEffectsOver;
    expect(scrollsBefore).toBe(1);
    expect(modals.current).toMatchObject({ type: 'health_plan', payload: { plan_id: '1', number: 1 } });
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('scrolls to the top and gives the page the focus', async () => {
    const { user } = renderPage(<Site />);
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('scrolls again at each press of a link to the present address, and keeps what is open (R4.74)', async () => {
    const { user } = renderPage(<Site />, { at: '/' });
    act(() => interfaceState.open('join'));
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Section' }));
    await user.click(screen.getByRole('link', { name: 'Section' }));
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(scrollTo).toHaveBeenCalledTimes(2);
    expect(interfaceState.overlays.join).toBe(true);
  });

  it('does not scroll for the query alone, nor on Back from it', async () => {
    const { user } = renderPage(<Site />, { at: '/blog' });
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  describe('Back and Forward (R5.8)', () => {
    let grow: () => void;
    let height: number;
    beforeEach(() => {
      height = 5000;
      jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
      scrollTo.mockImplementation((place: { top: number } | number) => {
        Object.assign(window, { scrollY: typeof place === 'number' ? place : place.top });
      });
      window.ResizeObserver = class {
        constructor(report: () => void) {
          grow = report;
        }
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => (grow = () => undefined);
      } as unknown as typeof ResizeObserver;
    });
    const scroll = (top: number) => {
      Object.assign(window, { scrollY: top });
      act(() => void window.dispatchEvent(new Event('scroll')));
    };
    const press = (name: string) => screen.getByRole(name === 'Blog' ? 'link' : 'button', { name });

    it('lead to the place that was left, and a press to the top', async () => {
      const { user } = renderPage(<Site />);
      scroll(900);
      await user.click(press('Blog'));
      expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
      scroll(300);
      await user.click(press('Back'));
      expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
      expect(screen.getByRole('main')).toHaveFocus();
      await user.click(press('Forward'));
      expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
    });

    it('follow a page that grows, until the visitor does anything', async () => {
      const { user } = renderPage(<Site />);
      scroll(900);
      await user.click(press('Blog'));
      height = 100;
      await user.click(press('Back'));
      scrollTo.mockClear();
      grow();
      height = 2000;
      grow();
      grow();
      expect(scrollTo).toHaveBeenCalledTimes(3);

      await user.click(press('Forward'));
      height = 100;
      scroll(0);
      await user.click(press('Back'));
      window.dispatchEvent(new Event('wheel'));
      scrollTo.mockClear();
      grow();
      expect(scrollTo).not.toHaveBeenCalled();
    });
  });

  it('writes what the address selects into the shared interface state, and keeps the rest (P3.1)', async () => {
    const { user } = renderPage(<Site />, { at: '/condition/7' });
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    expect(interfaceState).toMatchObject({ selectedCondition: '7', landingPage: '/blog' });
  });

  it('scrolls to an anchor that its page brings later', async () => {
    const { container } = renderPage(<Change />, { at: '/conditions#late' });
    expect(scrollIntoView).not.toHaveBeenCalled();
    container.insertAdjacentHTML('beforeend', '<h2 id="late">Late</h2>');
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
  });

  it('opens the sign-up panel on the landing page for a token holder, after closing the rest (R4.22)', async () => {
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
