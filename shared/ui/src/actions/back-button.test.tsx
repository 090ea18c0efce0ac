import { useNavigate } from '@shared/runtime';
import { renderPage } from '@shared/testing';
import { screen } from '@testing-library/react';
import { BackButton } from './back-button';

function Checkout() {
  const navigate = useNavigate();
  return (
    <>
      <BackButton fallback="/health-plans" />
      <button type="button" onClick={() => void navigate('?frequency=annual', { replace: true })}>
        Annually
      </button>
    </>
  );
}
const setUp = (history?: string[]) =>
  renderPage(<Checkout />, {
    at: '/plan-checkout/1',
    path: '/plan-checkout/:id',
    ...(history && { history }),
  });
const press = (name: string) => screen.getByRole('button', { name });
const setNavigation = (value: object) =>
  Object.defineProperty(window, 'navigation', { value, configurable: true });
afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

// A2.4
it('leads to the fallback from the first page of a tab, also after it has replaced its address', async () => {
  const { user, address } = setUp();
  await user.click(press('Annually'));
  expect(address.current).toBe('/plan-checkout/1?frequency=annual');
  await user.click(press('Back'));
  expect(address.current).toBe('/health-plans');
});

it('leads back in the history of the tab', async () => {
  const { user, address } = setUp(['/condition/3']);
  await user.click(press('Back'));
  expect(address.current).toBe('/condition/3');
});

it('asks the browser, which knows also after a reload', async () => {
  setNavigation({ canGoBack: false });
  const { user, address } = setUp(['/condition/3']);
  await user.click(press('Back'));
  expect(address.current).toBe('/health-plans');
});
