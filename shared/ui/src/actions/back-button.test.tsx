import { MemoryRouter, useLocation, useNavigate } from '@ilera/runtime';
import { stub } from '@ilera/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackButton } from './back-button';

function Checkout() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <BackButton fallback="/health-plans" />
      <button type="button" onClick={() => void navigate('?frequency=annual', { replace: true })}>
        Annually
      </button>
    </>
  );
}
function setUp(...history: string[]) {
  render(
    <MemoryRouter initialEntries={[...history, '/plan-checkout/1']} initialIndex={history.length}>
      <Checkout />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

it('leads to the fallback from the first page of a tab, also with a replaced address (A2.4)', async () => {
  const user = setUp();
  await user.click(button('Annually'));
  expect(screen.getByText('at /plan-checkout/1?frequency=annual')).toBeVisible();
  await user.click(button('Back'));
  expect(screen.getByText('at /health-plans')).toBeVisible();
});

it('leads back in the history of the tab', async () => {
  const user = setUp('/condition/3');
  await user.click(button('Back'));
  expect(screen.getByText('at /condition/3')).toBeVisible();
});

it('asks the browser, which knows also after a reload', async () => {
  stub(window, 'navigation', { canGoBack: false });
  const user = setUp('/condition/3');
  await user.click(button('Back'));
  expect(screen.getByText('at /health-plans')).toBeVisible();
});
