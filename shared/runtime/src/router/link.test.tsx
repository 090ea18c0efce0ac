import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Elements } from '../view-boundary';
import { Link, LinkNavigation, MemoryRouter, useLocation, useNavigate } from '.';

function Address() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <button onClick={() => void navigate(-1)}>
      {`${pathname}${search}${hash} ${JSON.stringify(state)}`}
    </button>
  );
}

function open(links: Elements, at = '/start') {
  return render(
    <MemoryRouter initialEntries={['/first', at]} initialIndex={1} useTransitions={false}>
      <LinkNavigation>
        <Address />
        {links}
      </LinkNavigation>
    </MemoryRouter>,
  );
}

/** Presses a link and tells whether the browser was left to follow it. */
function press(name: string, init?: MouseEventInit): boolean {
  const link = screen.getByRole('link', { name });
  const click = createEvent.click(link, init);
  // jsdom follows no link: this comes after every listener of React.
  let isLeft = false;
  const end = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  fireEvent(link, click);
  return isLeft;
}
const address = () => screen.getByRole('button').textContent;
const goBack = () => fireEvent.click(screen.getByRole('button'));

describe('a link to a path', () => {
  it('navigates without being rendered again', () => {
    // The router's link gives its element anew whenever it is rendered.
    const ref = jest.fn();
    open(
      <Link to="/a?b=1#c" ref={ref}>
        a
      </Link>,
    );
    expect(ref).toHaveBeenLastCalledWith(screen.getByRole('link'));
    ref.mockClear();
    expect(press('a')).toBe(false);
    expect(address()).toBe('/a?b=1#c null');
    expect(ref).not.toHaveBeenCalled();
  });

  it('adds an entry to the history, but none for the present address, and with `replace` none at all', () => {
    open([
      <Link key="a" to="/a">
        a
      </Link>,
      <Link key="r" to="/r" replace>
        r
      </Link>,
    ]);
    press('a');
    press('a');
    goBack();
    expect(address()).toBe('/start null');
    press('r');
    goBack();
    expect(address()).toBe('/first null');
  });

  it('leads to a section of the page, whose query it keeps', () => {
    open(<Link to="#part">part</Link>, '/list?page=2');
    expect(press('part')).toBe(false);
    expect(address()).toBe('/list?page=2#part null');
    press('part');
    goBack();
    expect(address()).toBe('/list?page=2 null');
  });

  it('hands over its state', () => {
    open(
      <Link to="/a" state={{ from: 'here' }}>
        a
      </Link>,
    );
    press('a');
    expect(address()).toBe('/a {"from":"here"}');
  });

  it.each([
    ['with Control', {}, { ctrlKey: true }],
    ['with Command', {}, { metaKey: true }],
    ['with Shift', {}, { shiftKey: true }],
    ['with Alt', {}, { altKey: true }],
    ['with the middle button', {}, { button: 1 }],
    ['of a link with a target', { target: '_blank' }, {}],
    ['of a link that reloads', { reloadDocument: true }, {}],
  ])('leaves a press %s to the browser', (_what, props: Partial<ComponentProps<typeof Link>>, init) => {
    open(
      <Link to="/a" {...props}>
        a
      </Link>,
    );
    expect(press('a', init)).toBe(true);
    expect(address()).toBe('/start null');
  });

  it('stays where the press was handled already', () => {
    open(
      <Link to="/a" onClick={(event) => event.preventDefault()}>
        a
      </Link>,
    );
    press('a');
    expect(address()).toBe('/start null');
  });
});

it.each([
  ['?tab=other', '/start?tab=other'],
  ['more', '/more'],
])('resolves the relative address %s by the location', (to, expected) => {
  open(<Link to={to}>a</Link>);
  press('a');
  expect(address()).toBe(`${expected} null`);
});

it('navigates without LinkNavigation too', () => {
  render(
    <MemoryRouter useTransitions={false}>
      <Address />
      <Link to="/a">a</Link>
    </MemoryRouter>,
  );
  press('a');
  expect(address()).toBe('/a null');
});
