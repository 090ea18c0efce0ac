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
