import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useRestoreInput, useSettlePrerendered } from '../hydration/settle-prerendered';
import { ServicesContext, type SiteServices } from '../site-services';
import { fakeServices } from '../testing/fake-site';

/** A page as another version rendered it. */
const earlier = `
  <main id="main">
    <form method="dialog">
      <input name="email" id="p1"><input name="password" type="password"><textarea name="story"></textarea>
      <input type="checkbox" name="terms"><select name="city"><option selected>Lagos</option><option>Abuja</option></select>
      <button type="button">Show</button><button type="button">Show</button>
    </form>
  </main>`;

const pressed: string[] = [];

function LivePage() {
  useSettlePrerendered(true);
  useRestoreInput(true);
  const [email, setEmail] = useState('');
  const [terms, setTerms] = useState(false);
  return (
    <main>
      <input
        name="email"
        aria-label="E-mail"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <input name="password" aria-label="Password" type="text" defaultValue="" />
      <textarea name="story" aria-label="Story" />
      <input name="terms" type="checkbox" checked={terms} onChange={() => setTerms(!terms)} />
      <select name="city" aria-label="City">
        <option>Lagos</option>
        <option>Abuja</option>
      </select>
      <button type="button" onClick={() => pressed.push('first')}>
        Show
      </button>
      <button type="button" onClick={() => pressed.push('second')}>
        Show
      </button>
      <output>{`${email} ${terms}`}</output>
    </main>
  );
}

let root: HTMLElement;
let services: SiteServices;

function Page() {
  return (
    <ServicesContext value={services}>
      <LivePage />
    </ServicesContext>
  );
}

const inEarlier = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;

beforeEach(() => {
  pressed.length = 0;
  document.head.innerHTML = '<title data-prerendered>Earlier</title><meta name="viewport">';
  document.body.innerHTML = `<div id="root">${earlier}</div>`;
  root = document.getElementById('root') as HTMLElement;
  services = fakeServices();
  services.earlyInput.keep([...root.children]);
});

/** Replaces the page's elements, as rendering it anew does. */
async function renderAnew() {
  services.earlyInput.keep([...root.children]);
  root.textContent = '';
  await act(async () => {
    render(<Page />, { container: root });
  });
}

it('keeps what was typed, ticked and chosen before the script arrived', async () => {
  inEarlier<HTMLInputElement>('[name=email]').value = 'ada@example.ng';
  inEarlier<HTMLInputElement>('[name=password]').value = 'secret';
  inEarlier<HTMLTextAreaElement>('[name=story]').value = 'since Monday';
  inEarlier<HTMLInputElement>('[name=terms]').checked = true;
  inEarlier<HTMLSelectElement>('select').selectedIndex = 1;
  await renderAnew();
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
  expect(screen.getByLabelText('Story')).toHaveValue('since Monday');
  expect(screen.getByLabelText('City')).toHaveValue('Abuja');
  // The live page's own state has it too, not only the field.
  expect(screen.getByText('ada@example.ng true')).toBeVisible();
});

it('keeps what is entered after the elements were kept', async () => {
  services.earlyInput.keep([...root.children]);
  const field = inEarlier<HTMLInputElement>('[name=email]');
  field.value = 'ada@example.ng';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  root.textContent = '';
  await act(async () => {
    render(<Page />, { container: root });
  });
  expect(screen.getByText('ada@example.ng false')).toBeVisible();
});

it('keeps the focus and the caret where somebody was writing', async () => {
  const field = inEarlier<HTMLInputElement>('[name=email]');
  field.focus();
  field.value = 'ada';
  field.setSelectionRange(1, 2);
  await renderAnew();
  const live = screen.getByLabelText<HTMLInputElement>('E-mail');
  expect(live).toHaveFocus();
  expect({ start: live.selectionStart, end: live.selectionEnd }).toEqual({ start: 1, end: 2 });
});

it('presses the button that was pressed too early, the right one of two alike', async () => {
  window.__held = root.querySelectorAll('button')[1];
  await renderAnew();
  await waitFor(() => expect(pressed).toEqual(['second']));
});

it('presses the button whose words a translator has changed, where its place alone was rendered anew', async () => {
  const button = root.querySelectorAll('button')[1] as HTMLButtonElement;
  button.innerHTML = '<font>Afficher</font>';
  window.__held = button;
  services.earlyInput.keep([...root.children]);
  button.closest('form')?.remove();
  await act(async () => {
    render(<Page />, { container: root });
  });
  await waitFor(() => expect(pressed).toEqual(['second']));
});

it('presses nothing where the page has another number of buttons, and none of that name', async () => {
  const button = root.querySelectorAll('button')[1] as HTMLButtonElement;
  button.textContent = 'Gone';
  document.body.append(document.createElement('button'));
  services.earlyInput.keep([...root.children]);
  window.__held = button;
  document.body.lastElementChild?.remove();
  root.textContent = '';
  await act(async () => {
    render(<Page />, { container: root });
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(pressed).toEqual([]);
});

it('takes the earlier page’s tags out of the head where another has brought its own', async () => {
  document.head.append(Object.assign(document.createElement('title'), { textContent: 'Anew' }));
  await renderAnew();
  expect([...document.head.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    'Anew',
  ]);
  expect(document.head.querySelector('meta[name=viewport]')).not.toBeNull();
});

it('restores early input once only', async () => {
  inEarlier<HTMLInputElement>('[name=email]').value = 'ada@example.ng';
  await renderAnew();
  await userEvent.clear(screen.getByLabelText('E-mail'));
  await act(async () => {
    render(<Page />);
  });
  expect(screen.getAllByLabelText('E-mail')[1]).toHaveValue('');
});

describe('a page that is hydrated', () => {
  const field = (name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement;

  async function hydrate(before: () => void) {
    root.innerHTML = renderToString(<Page />);
    services.earlyInput.keep([...root.children]);
    before();
    await act(async () => hydrateRoot(root, <Page />));
  }

  it('knows what was entered into its own fields, which stay the same with focus and caret', async () => {
    const blurred = jest.fn();
    root.addEventListener('focusout', blurred);
    let email!: HTMLInputElement;
    await hydrate(() => {
      email = field('email');
      email.focus();
      email.value = 'adao';
      email.setSelectionRange(3, 3);
      field('terms').checked = true;
      field('password').value = 'secret';
    });
    expect(field('email')).toBe(email);
    expect(screen.getByText('adao true')).toBeVisible();
    expect(field('password')).toHaveValue('secret');
    expect({
      focus: document.activeElement,
      caretStart: email.selectionStart,
      caretEnd: email.selectionEnd,
    }).toEqual({ focus: email, caretStart: 3, caretEnd: 3 });
    expect(blurred).not.toHaveBeenCalled();
  });

  it('does not take the focus back while it moves on', async () => {
    let email!: HTMLInputElement;
    await hydrate(() => {
      email = field('email');
      email.focus();
      // As in a browser, in the middle of the move.
      jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
      jest.spyOn(email, 'focus');
    });
    expect(email.focus).not.toHaveBeenCalled();
  });

  it('answers a press that came before it, on the same button', async () => {
    await hydrate(() => {
      window.__held = root.querySelectorAll('button')[1];
    });
    await waitFor(() => expect(pressed).toEqual(['second']));
  });

  it('keeps the head’s tags as its own', async () => {
    await hydrate(() => undefined);
    const title = document.head.querySelector('title');
    expect(title).toHaveTextContent('Earlier');
    expect(title).not.toHaveAttribute('data-prerendered');
  });
});
