import { clock, drafts, session } from '@ilera/runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as yup from 'yup';
import { Form, useYupForm } from '../form';
import { FormTextField } from '../form-fields';
import { DraftNote } from './draft-note';
import { useDraft } from './use-draft';

const hour = 60 * 60_000;

const signIn = (id: number) => {
  session.signIn(`token of ${id}`);
  session.setUser({ id } as unknown as Parameters<typeof session.setUser>[0]);
};
/** All that is stored in the browser, as text. */
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  session.clear();
  clock.follow(Date.now());
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is stored', () => {
  it('is there again for the same person after the session ended and the tab was closed', () => {
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    session.end('refusal');
    sessionStorage.clear();
    signIn(7);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it('is shown to nobody else on this device', () => {
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    session.end('refusal');
    expect(drafts.read('claim:3')).toEqual({});
    signIn(8);
    expect(drafts.read('claim:3')).toEqual({});
    drafts.write('claim:3', { comment: 'of another person' });
    signIn(7);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it('of a guest is kept in the tab only', () => {
    drafts.write('waitlist', { first_name: 'Ada' });
    expect({ ...localStorage }).toEqual({});
    expect(drafts.read('waitlist')).toEqual({ first_name: 'Ada' });
  });

  it('is gone after a day, of people who do not come back as well', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
    clock.follow(Date.now());
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    jest.advanceTimersByTime(23 * hour);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
    jest.advanceTimersByTime(hour);
    expect(drafts.read('claim:3')).toEqual({});
    signIn(8);
    drafts.write('profile', { first_name: 'Bola' });
    expect(stored()).not.toContain('fever');
    jest.useRealTimers();
  });

  it('stays where the next document is told an earlier time', () => {
    signIn(7);
    clock.follow(Date.parse('2026-11-25T12:00:01Z'));
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    clock.follow(Date.parse('2026-11-25T12:00:00Z'));
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it('stays where the device’s clock is set right meanwhile', () => {
    jest.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z') });
    signIn(7);
    const real = Date.parse('2026-11-25T12:00:00Z');
    clock.follow(real);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    jest.setSystemTime(real);
    drafts.write('claim:4', { comment: 'A new tooth' });
    clock.follow(real);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
    expect(drafts.read('claim:4')).toEqual({ comment: 'A new tooth' });
    jest.useRealTimers();
  });

  it('stays, for a day, where the device’s clock is set right by ten days', () => {
    const real = Date.parse('2026-11-25T12:00:00Z');
    jest.useFakeTimers({ now: real - 10 * 24 * hour });
    signIn(7);
    clock.follow(real);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    jest.setSystemTime(real);
    drafts.write('claim:4', { comment: 'A new tooth' });
    clock.follow(real);
    drafts.prune();
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
    expect(drafts.read('claim:4')).toEqual({ comment: 'A new tooth' });
    jest.advanceTimersByTime(25 * hour);
    expect(drafts.read('claim:4')).toEqual({});
    jest.useRealTimers();
  });

  it('stays while no server has told the time to a device of years ago', () => {
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    jest.spyOn(clock, 'isKnown', 'get').mockReturnValue(false);
    clock.follow(Date.parse('2020-01-01T00:00:00Z'));
    drafts.write('claim:4', { comment: 'A new tooth' });
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it('is gone once it was sent, and other drafts stay', () => {
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    drafts.write('claim:4', { comment: 'A new tooth' });
    drafts.clear('claim:3');
    expect({ sent: drafts.read('claim:3'), other: drafts.read('claim:4') }).toEqual({
      sent: {},
      other: { comment: 'A new tooth' },
    });
  });

  it('is gone with all other drafts of this device when somebody signs out', () => {
    drafts.write('waitlist', { first_name: 'Ada' });
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    drafts.forget();
    expect(stored()).not.toMatch(/fever|Ada/);
    expect(drafts.read('claim:3')).toEqual({});
  });

  it('is not written once the person is signed in no more', () => {
    signIn(7);
    session.end('logout');
    drafts.write('claim:3', { comment: 'A fever since Monday' }, '7');
    signIn(8);
    drafts.write('claim:3', { comment: 'A fever since Monday' }, '7');
    expect(stored()).not.toContain('fever');
  });

  it('is written for the person whom the API refused while they wrote, and read by nobody else', () => {
    signIn(7);
    session.end('refusal');
    drafts.write('claim:3', { comment: 'A fever since Monday' }, '7');
    signIn(8);
    expect(drafts.read('claim:3')).toEqual({});
    signIn(7);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it.each(['password', 'card_number', 'reset_token', 'cvv'])('never has a field %s', (field) => {
    expect(() => drafts.write('x', { [field]: 'secret' })).toThrow(`"${field}"`);
    expect(stored()).not.toContain('secret');
  });

  it('has no files', () => {
    const file = new File(['%PDF'], 'a.pdf');
    drafts.write('x', { file, evidence: [file], comment: 'with a file' });
    expect(drafts.read('x')).toEqual({ comment: 'with a file' });
  });

  it.each(['{', 'null', '[]', '{"7:claim:3":null}', '{"7:claim:3":5}'])(
    'is nothing where the storage holds %s',
    (text) => {
      signIn(7);
      localStorage.setItem('draft', text);
      expect(drafts.read('claim:3')).toEqual({});
      drafts.write('claim:3', { comment: 'new' });
      expect(drafts.read('claim:3')).toEqual({ comment: 'new' });
    },
  );
});

interface Details {
  first_name: string;
  email: string;
  password: string;
  terms: boolean;
}

function DraftForm({ fields }: { fields?: ('first_name' | 'email')[] }) {
  const form = useYupForm<Details>({
    schema: () => Promise.resolve(yup.object({}) as unknown as yup.ObjectSchema<Details>),
    defaultValues: { first_name: '', email: '', password: '', terms: false },
  });
  const forgetDraft = useDraft(form, 'sign-up', fields);
  return (
    <Form form={form} onSubmit={forgetDraft}>
      <DraftNote form={form} draftKey="sign-up" />
      <FormTextField name="first_name" label="First name" />
      <FormTextField name="email" label="Email" />
      <FormTextField name="password" label="Password" />
      <button type="submit">Send</button>
    </Form>
  );
}

function StateForm() {
  const [name, setName] = useState('');
  const restore = (draft: { name?: string }) => setName((now) => draft.name ?? now);
  const forgetDraft = useDraft({ values: { name }, restore }, 'custom');
  return (
    <>
      <input aria-label="First name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={forgetDraft}>Send</button>
    </>
  );
}

const firstName = () => screen.getByLabelText<HTMLInputElement>('First name');

describe.each([
  ['a form', DraftForm],
  ['a component', StateForm],
])('the draft of %s', (_name, Shown) => {
  it('gives back to its person what was typed, and to nobody else', async () => {
    signIn(7);
    const first = render(<Shown />);
    await userEvent.type(firstName(), 'Ada');
    // The session ends while the form is open.
    act(() => session.end('refusal'));
    first.rerender(<Shown />);
    first.unmount();
    signIn(8);
    const other = render(<Shown />);
    expect(firstName()).toHaveValue('');
    other.unmount();
    signIn(7);
    render(<Shown />);
    await waitFor(() => expect(firstName()).toHaveValue('Ada'));
  });

  it('keeps what was typed before its person was known, instead of an older draft', async () => {
    signIn(7);
    for (const key of ['sign-up', 'custom']) drafts.write(key, { first_name: 'Old', name: 'Old' });
    session.clear();
    session.signIn('token of 7');
    const { rerender } = render(<Shown />);
    await userEvent.type(firstName(), 'Ada');
    act(() => signIn(7));
    rerender(<Shown />);
    expect(firstName()).toHaveValue('Ada');
    expect(stored()).toContain('Ada');
  });
});

it.each([
  ['a form', DraftForm],
  ['a component', StateForm],
])('the draft of %s is gone once it was sent', async (_name, Shown) => {
  const first = render(<Shown />);
  await userEvent.type(firstName(), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(stored()).not.toContain('Ada'));
  first.unmount();
  render(<Shown />);
  expect(firstName()).toHaveValue('');
});

it('keeps all fields but secrets and consents, or those that are named', async () => {
  const all = render(<DraftForm />);
  await userEvent.type(firstName(), 'Ada');
  await userEvent.type(screen.getByLabelText('Password'), 'hunter22');
  expect(drafts.read('sign-up')).toEqual({ first_name: 'Ada' });
  all.unmount();
  sessionStorage.clear();
  render(<DraftForm fields={['email']} />);
  await userEvent.type(firstName(), 'Ada');
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  expect(drafts.read('sign-up')).toEqual({ email: 'a' });
  expect(stored()).not.toContain('hunter22');
});

it('keeps what was typed before the form was hydrated', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<DraftForm />);
  document.body.append(container);
  firstName().value = 'Ada';
  const root = await act(async () => hydrateRoot(container, <DraftForm />));
  expect(drafts.read('sign-up')).toEqual({ first_name: 'Ada' });
  act(() => root.unmount());
  container.remove();
});

it('says that a form was restored, and empties it for good on a press', async () => {
  const note = () => screen.queryByText('What you wrote before is here again.');
  const first = render(<DraftForm />);
  await userEvent.type(firstName(), 'Ada');
  expect(note()).toBeNull();
  first.unmount();
  const second = render(<DraftForm />);
  expect(firstName()).toHaveValue('Ada');
  expect(note()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(firstName()).toHaveValue('');
  expect(note()).toBeNull();
  expect(stored()).not.toContain('Ada');
  await userEvent.type(firstName(), 'B');
  expect(note()).toBeNull();
  await userEvent.clear(firstName());
  second.unmount();
  render(<DraftForm />);
  expect(note()).toBeNull();
});
