import { drafts, session } from '@ilera/runtime';
import { fakeApi, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { OwnData } from './own-data';

const ERASE = 'POST individual/data/erase';
const COPY = 'GET individual/data/files';
let server: FakeApi;
let saved: string[];
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  session.signIn('token');
  session.setUser(makeUser());
  saved = [];
  URL.createObjectURL = () => 'blob:copy';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const open = (hasPassword = true) =>
  renderPage(<OwnData hasPassword={hasPassword} />, { at: '/account/settings', path: '/account/settings' });

it('saves a copy, and says why where it cannot', async () => {
  server.on(COPY, { body: new Blob(['PK']) });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toEqual(['my-data.zip']));
  server.on(COPY, {
    status: 429,
    body: new Blob([JSON.stringify({ status: 'error', message: 'Too many requests.', errors: [] })]),
  });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  expect(saved).toHaveLength(1);
});

it('erases after the password and the typed word, and ends the session as an erasure', async () => {
  server.on(ERASE, { body: { status: 'success', data: { kept: [] } } });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Erase my account' }));
  expect(screen.getByText(/cannot be undone/)).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  // A translator must leave the word as it has to be typed (R5.16).
  expect(screen.getByText('ERASE')).toHaveAttribute('translate', 'no');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Erase my account' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Erase my account' }));
  await user.click(screen.getByRole('button', { name: 'Erase my account for good' }));
  expect(await screen.findByText('Your password is required')).toBeVisible();
  expect(server.requests(ERASE)).toHaveLength(0);
  await user.type(screen.getByLabelText('Your password'), 'secret');
  await user.type(screen.getByLabelText('Type ERASE to confirm'), 'ERASE');
  await user.click(screen.getByRole('button', { name: 'Erase my account for good' }));
  await waitFor(() => expect(session.ended).toBe('erasure'));
  expect(server.requests(ERASE).map(({ body }) => body)).toEqual([
    { password: 'secret', confirmation: 'ERASE' },
  ]);
  expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
});

it('shows what must be settled first and keeps the session', async () => {
  server.on(ERASE, {
    status: 422,
    body: { status: 'error', message: 'A claim was approved.', errors: ['A claim was approved.'] },
  });
  const { user } = open(false);
  await user.click(screen.getByRole('button', { name: 'Erase my account' }));
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Type ERASE to confirm'), 'ERASE');
  await user.click(screen.getByRole('button', { name: 'Erase my account for good' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A claim was approved.');
  expect(session.token).toBe('token');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Erase my account' })).toBeVisible();
});

const typeErase = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Erase my account' }));
  await user.type(screen.getByLabelText('Type ERASE to confirm'), 'ERASE');
};
const erase = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Erase my account for good' }));

it.each([
  ['a lost response', 'erasure', null],
  ['a failed check', 'refusal', { status: 422, body: { status: 'error', message: 'No', errors: ['No'] } }],
])('ends a session that the API refuses to erase after %s as %s', async (_name, end, first) => {
  const shownEnds = new Set<string | null>();
  const ShownEnd = observer(() => {
    shownEnds.add(session.ended);
    return null;
  });
  const { user } = renderPage(
    <>
      <OwnData hasPassword={false} />
      <ShownEnd />
    </>,
  );
  drafts.write('claim', { note: 'Typed' });
  await typeErase(user);
  server.on(ERASE, first);
  await erase(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(session.token).toBe('token');
  server.on(ERASE, { status: 401 });
  await erase(user);
  await waitFor(() => expect([...shownEnds]).toEqual([null, end]));
  expect(localStorage.getItem('draft') === null).toBe(end === 'erasure');
});

it('calls no session erased that the API refuses for another call', async () => {
  const { user } = open(false);
  await typeErase(user);
  server.on(ERASE, null);
  await erase(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  server.on(COPY, { status: 401 });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(session.ended).toBe('refusal'));
});
