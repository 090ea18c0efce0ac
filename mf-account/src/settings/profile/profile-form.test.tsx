import type { User } from '@ilera/contracts/api';
import { drafts, session, toasts } from '@ilera/runtime';
import { fakeApi, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { ProfileForm } from './profile-form';

type Person = ReturnType<typeof userEvent.setup>;
const SAVE = 'PUT individual/profile';
let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  server.on(SAVE, { body: { status: 'success', data: null } });
  session.signIn('token');
});

const Subject = observer(() => session.user && <ProfileForm user={session.user} />);
async function open(user: User = makeUser()) {
  session.setUser(user);
  server.data('GET individual/profile', user);
  return renderPage(<Subject />);
}
const edit = (user: Person) => user.click(screen.getByRole('button', { name: 'Edit' }));
const retype = async (user: Person, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
};

it('is read-only until Edit is pressed (R4.25)', async () => {
  const { user } = await open();
  const labels = ['First Name', 'Last Name', 'Date of Birth'];
  for (const label of labels) expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  for (const label of ['Phone Number', 'Gender']) expect(screen.getByLabelText(label)).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save change' })).not.toBeInTheDocument();
  await edit(user);
  for (const label of labels) expect(screen.getByLabelText(label)).not.toHaveAttribute('readonly');
  for (const label of ['Phone Number', 'Gender']) expect(screen.getByLabelText(label)).toBeEnabled();
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

it('shows what is known', async () => {
  await open(makeUser({ dob: '1990-04-12T00:00:00.000Z', sex: 'Female' }));
  expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
  expect(screen.getByLabelText('Phone Number')).toHaveValue('08031234567');
  expect(screen.getByLabelText('Dialling code')).toHaveDisplayValue('+234 Nigeria');
  expect(screen.getByLabelText('Gender')).toHaveDisplayValue('Female');
  expect(screen.getByLabelText('Date of Birth')).toHaveValue('1990-04-12');
});

it('says the day of birth in words, because phones differ in the order of day and month', async () => {
  const { user } = await open(makeUser({ dob: '1990-04-03' }));
  expect(screen.getByLabelText('Date of Birth')).toHaveAccessibleDescription('3rd April, 1990');
  await edit(user);
  await retype(user, 'Date of Birth', '1991-02-05');
  expect(screen.getByLabelText('Date of Birth')).toHaveAccessibleDescription('5th February, 1991');
});

it('restores the stored values on Cancel', async () => {
  const { user } = await open();
  await edit(user);
  await retype(user, 'First Name', 'Bola');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
  expect(screen.getByLabelText('First Name')).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(server.requests(SAVE)).toHaveLength(0);
});

it('sends its trimmed fields, says so, and is read-only again', async () => {
  const { user } = await open();
  await edit(user);
  await retype(user, 'First Name', '  Bola ');
  await retype(user, 'Phone Number', '0803-123-45678901234');
  await user.selectOptions(screen.getByLabelText('Gender'), 'Male');
  await user.selectOptions(screen.getByLabelText('Dialling code'), '+233 Ghana');
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(server.requests(SAVE).map(({ body }) => body)).toEqual([
    {
      first_name: 'Bola',
      last_name: 'Okafor',
      phone_prefix: '+233',
      phone_number: '080312345678901',
      sex: 'male',
      dob: '1990-04-12',
    },
  ]);
  expect(toasts.current).toMatchObject({ type: 'success', message: 'Profile update successfully' });
  expect(session.user).toMatchObject({ first_name: 'Bola', sex: 'male' });
  expect(screen.getByLabelText('First Name')).toHaveValue('Bola');
});

it('stays open with what is typed while it is being saved', async () => {
  let accept = (_response: { body: object }) => {};
  server.on(SAVE, () => new Promise((resolve) => (accept = resolve)));
  const { user } = await open();
  await edit(user);
  await user.type(screen.getByLabelText('First Name'), 'a');
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(server.requests(SAVE)).toHaveLength(1));
  await user.type(screen.getByLabelText('First Name'), 'b');
  accept({ body: {} });
  await waitFor(() => expect(session.user?.first_name).toBe('Amaraa'));
  expect(screen.getByLabelText('First Name')).toHaveValue('Amaraab');
  expect(screen.getByRole('button', { name: 'Save change' })).toBeVisible();
});

it('keeps the spelling of a prefix that was not changed', async () => {
  const { user } = await open(makeUser({ phone_prefix: '234' }));
  await edit(user);
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(server.requests(SAVE)[0]?.body).toMatchObject({ phone_prefix: '234' }));
});

it('says under each field what is missing, and sends nothing', async () => {
  const { user } = await open(makeUser({ sex: null, dob: null }));
  await edit(user);
  await retype(user, 'First Name', '   ');
  await retype(user, 'Last Name', '');
  await retype(user, 'Phone Number', '0803123456');
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  expect(await screen.findByText('Your first name is required')).toBeVisible();
  for (const [label, message] of [
    ['First Name', 'Your first name is required'],
    ['Last Name', 'Your last name is required'],
    ['Phone Number', 'Your phone number is required'],
    ['Gender', 'Your gender is required'],
    ['Date of Birth', 'Your date of birth is required'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  }
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  expect(server.requests(SAVE)).toHaveLength(0);
});

it('shows server errors under their fields and stays open (A8.1)', async () => {
  const { user } = await open();
  server.on(SAVE, {
    status: 422,
    body: { status: 'error', message: 'Invalid', errors: { phone_number: ['This number is taken'] } },
  });
  await edit(user);
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  expect(await screen.findByText('This number is taken')).toBeVisible();
  expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription('This number is taken');
  expect(screen.queryByText('Invalid')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save change' })).toBeVisible();
});

it.each([
  ['a refusal without fields', { status: 500, body: { message: 'The server rests' } }, 'The server rests'],
  ['no response', null, 'We could not reach the service. Check your connection and try again.'],
])('shows the message of %s', async (_what, refusal, message) => {
  const { user } = await open();
  server.on(SAVE, refusal);
  await edit(user);
  await retype(user, 'First Name', 'Bola');
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('First Name')).toHaveValue('Bola');
});

it('shows a newer record, but keeps what the person is typing', async () => {
  const { user } = await open();
  await edit(user);
  await retype(user, 'First Name', 'Bola');
  act(() => session.setUser(makeUser({ first_name: 'Newer' })));
  expect(screen.getByLabelText('First Name')).toHaveValue('Bola');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('First Name')).toHaveValue('Newer');
});

it('restores from a draft only the changed fields, over the newest record', async () => {
  const first = await open();
  await edit(first.user);
  await retype(first.user, 'First Name', 'Ngozi');
  first.unmount();
  const { user } = await open();
  expect(screen.getByLabelText('First Name')).toHaveValue('Ngozi');
  // Saved on another device meanwhile, and read once this page is open.
  const newest = makeUser({ last_name: 'Married', first_name: 'Other' });
  server.data('GET individual/profile', newest);
  act(() => session.setUser(newest));
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(server.requests(SAVE)).toHaveLength(1));
  expect(server.requests(SAVE)[0]?.body).toMatchObject({ first_name: 'Ngozi', last_name: 'Married' });
});

it('gives back what was typed when the session ended in the middle, to the same person only', async () => {
  const { user, unmount } = await open();
  await edit(user);
  await retype(user, 'First Name', 'Adaeze');
  act(() => session.expire('token'));
  unmount();

  session.signIn('another token');
  const other = await open(makeUser({ id: 99, first_name: 'Bola' }));
  expect(screen.getByLabelText('First Name')).toHaveValue('Bola');
  act(() => session.expire('another token'));
  other.unmount();

  session.signIn('new token');
  await open();
  expect(screen.getByLabelText('First Name')).toHaveValue('Adaeze');
  expect(screen.getByRole('button', { name: 'Save change' })).toBeInTheDocument();
});

it('forgets what was typed when the person cancels', async () => {
  const { user, unmount } = await open();
  await edit(user);
  await retype(user, 'First Name', 'Adaeze');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  unmount();
  await open();
  expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
});

it('writes nothing into the record of a person who has signed in meanwhile', async () => {
  let answer: (response: { body: unknown }) => void = () => undefined;
  server.on(SAVE, () => new Promise((resolve) => (answer = resolve)));
  const { user } = await open();
  await edit(user);
  await retype(user, 'First Name', 'Ada');
  await user.click(screen.getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(server.requests(SAVE)).toHaveLength(1));
  act(() => {
    session.signIn('another token');
    session.setUser(makeUser({ id: 2, first_name: 'Bola' }));
  });
  await act(async () => answer({ body: { status: 'success', data: null } }));
  expect(session.user?.first_name).toBe('Bola');
  expect(toasts.current).toBeNull();
});

describe('with another tab that has saved since the form was opened', () => {
  const saved = makeUser({ phone_number: '08030000000' });

  it('sends its own edited fields, and the others as saved', async () => {
    const { user } = await open();
    await edit(user);
    await retype(user, 'First Name', 'Bola');
    server.data('GET individual/profile', saved);
    // An older answer of the other tab's comes late and overwrites the stored record.
    localStorage.setItem('USER', JSON.stringify(makeUser()));
    await user.click(screen.getByRole('button', { name: 'Save change' }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(server.requests(SAVE)[0]?.body).toMatchObject({ first_name: 'Bola', phone_number: '08030000000' });
    expect(screen.getByLabelText('Phone Number')).toHaveValue('08030000000');
  });

  it('sends nothing where the saved fields cannot be loaded', async () => {
    const { user } = await open();
    await edit(user);
    server.on('GET individual/profile', { status: 500 });
    await user.click(screen.getByRole('button', { name: 'Save change' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.requests(SAVE)).toHaveLength(0);
  });

  it('sends nothing for another person who signs in meanwhile', async () => {
    const { user } = await open();
    await edit(user);
    server.on('GET individual/profile', () => {
      localStorage.setItem('ACCESS_TOKEN', 'theirs');
      session.followStorage();
      return { body: { status: 'success', data: saved } };
    });
    const save = screen.getByRole('button', { name: 'Save change' });
    await user.click(save);
    await waitFor(() => expect(session.token).toBe('theirs'));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
    expect(server.requests(SAVE)).toHaveLength(0);
  });
});

it('leaves a draft of another tab when a newer record arrives', async () => {
  await open();
  drafts.write('profile', { first_name: 'Chi' });
  act(() => session.setUser(makeUser({ street: '1 Marina' })));
  expect(drafts.read('profile')).toEqual({ first_name: 'Chi' });
});
