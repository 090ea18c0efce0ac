import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { finishTakeover, noteFocus, takeCharge } from './painted-page';

/** A page as the document brings it; the ids differ from the live ones, as they do. */
const painted = `
  <main id="main">
    <form method="dialog">
      <input name="email" id="p1"><input name="password" type="password"><textarea name="story"></textarea>
      <input type="checkbox" name="terms"><select name="city"><option selected>Lagos</option><option>Abuja</option></select>
      <button type="button">Show</button><button type="button">Show</button>
    </form>
  </main>`;

const pressed: string[] = [];

function LivePage() {
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
const inPainted = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;

beforeEach(() => {
  pressed.length = 0;
  document.head.innerHTML = '<title data-prerendered>Painted</title><meta name="viewport">';
  document.body.innerHTML = `<div id="root" data-prerendered>${painted}</div>`;
  root = document.getElementById('root') as HTMLElement;
  expect(takeCharge(root)).toBe(true);
});

/** What React's first commit does: the painted nodes go, the live page comes. */
function change() {
  noteFocus();
  root.textContent = '';
  render(<LivePage />, { container: root });
  act(finishTakeover);
}

it('keeps what was typed, ticked and chosen before the script arrived', () => {
  inPainted<HTMLInputElement>('[name=email]').value = 'ada@example.ng';
  inPainted<HTMLInputElement>('[name=password]').value = 'secret';
  inPainted<HTMLTextAreaElement>('[name=story]').value = 'since Monday';
  inPainted<HTMLInputElement>('[name=terms]').checked = true;
  inPainted<HTMLSelectElement>('select').selectedIndex = 1;
  change();
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
  expect(screen.getByLabelText('Story')).toHaveValue('since Monday');
  expect(screen.getByLabelText('City')).toHaveValue('Abuja');
  // The live page's own state has it too, not only the field.
  expect(screen.getByText('ada@example.ng true')).toBeVisible();
});

it('goes on where somebody was writing', () => {
  const field = inPainted<HTMLInputElement>('[name=email]');
  field.focus();
  field.value = 'ada';
  field.setSelectionRange(1, 2);
  change();
  const live = screen.getByLabelText<HTMLInputElement>('E-mail');
  expect(live).toHaveFocus();
  expect([live.selectionStart, live.selectionEnd]).toEqual([1, 2]);
});

it('presses the button that was pressed too early, the right one of two alike', async () => {
  window.__held = root.querySelectorAll('button')[1];
  change();
  await waitFor(() => expect(pressed).toEqual(['second']));
});

it('takes the painted tags out of the head, once', () => {
  change();
  expect(document.head.querySelector('title')).toBeNull();
  expect(document.head.querySelector('meta[name=viewport]')).not.toBeNull();
  window.__held = root.querySelectorAll('button')[0];
  act(finishTakeover);
  expect(pressed).toEqual([]);
});

it('leaves a document alone that was not painted', () => {
  document.body.innerHTML = '<div id="bare"></div>';
  expect(takeCharge(document.getElementById('bare') as HTMLElement)).toBe(false);
});
