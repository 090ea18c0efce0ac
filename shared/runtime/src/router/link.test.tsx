import { MemoryRouter, useLocation } from 'react-router-dom';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { Link, NavLink } from './link';

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function Frame({ children }: { children: React.ReactNode }) {
  const [kept] = useState(children);
  return (
    <MemoryRouter>
      {kept}
      <Here />
    </MemoryRouter>
  );
}

const press = (name: string, init: MouseEventInit = {}) => {
  const event = createEvent.click(screen.getByRole('link', { name }), { button: 0, ...init });
  fireEvent(screen.getByRole('link', { name }), event);
  return event.defaultPrevented;
};

it('moves within the document, with what it brings, and is not drawn anew', () => {
  const drawn = jest.fn();
  render(
    <Frame>
      <Profiler id="link" onRender={drawn}>
        <Link to="/health-plans?type=sme">Plans</Link>
      </Profiler>
      <Link to="/next" state={{ message: 'hello' }}>
        Next
      </Link>
    </Frame>,
  );
  expect(screen.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/health-plans?type=sme');
  expect(press('Plans')).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('/health-plans?type=sme null');
  press('Next');
  expect(screen.getByRole('status')).toHaveTextContent('/next {"message":"hello"}');
  expect(drawn).toHaveBeenCalledTimes(1);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %j to the browser',
  (init) => {
    render(
      <Frame>
        <Link to="/next">Next</Link>
      </Frame>,
    );
    expect(press('Next', init)).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('/ null');
  },
);

it('leaves a new tab and a download to the browser, and does nothing where its page has done it', () => {
  const handle = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <Frame>
      <Link to="/next" target="_blank">
        Tab
      </Link>
      <Link to="/next" download="next.pdf">
        Save
      </Link>
      <Link to="/next" onClick={handle}>
        Handled
      </Link>
    </Frame>,
  );
  expect(press('Tab')).toBe(false);
  expect(press('Save')).toBe(false);
  press('Handled');
  expect(handle).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('/ null');
});

it('says in the navigation where the visitor is', () => {
  render(
    <Frame>
      <NavLink to="/">Home</NavLink>
      <NavLink to="/next">Next</NavLink>
    </Frame>,
  );
  const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
  expect(current()).toEqual(['Home']);
  press('Next');
  expect(current()).toEqual(['Next']);
});
