import { Route, Routes } from '@ilera/runtime';
import { renderPage } from '@ilera/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Desk } from '../desk/desk';
import { staff } from '../desk/staff.store';
import { clinicApi, kemi, makeVisit, nneka, signedIn } from '../testing/open-clinic';
import VisitPage from './visit.page';

const TEXT = 'Fever for three days';
const NOTE = 'PUT clinic/visits/APT-1/note';

/** A doctor has typed a note and not saved it. */
async function type() {
  const server = clinicApi(nneka);
  server.data('GET clinic/visits/APT-1', makeVisit());
  server.data('POST clinic/sign_out', null);
  const { user } = renderPage(
    <Routes>
      <Route path="/clinic/visits/:reference" Component={VisitPage} />
      <Route
        path="*"
        element={
          <Desk title="Another page">
            <p>Elsewhere</p>
          </Desk>
        }
      />
    </Routes>,
    { at: '/clinic/visits/APT-1' },
  );
  await user.type(await screen.findByRole('textbox', { name: /found/i }), TEXT);
  return { server, user };
}

/** Whether the browser asks before the document is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const field = () => screen.getByDisplayValue(TEXT);
const comeBack = () => act(() => void fireEvent.focus(window));

it.each([true, false])(
  'waits, hidden, for its doctor where the session ends (locked: %s)',
  async (isLocked) => {
    const { server } = await type();
    server.data('GET clinic/me', null);
    await act(() => (isLocked ? staff.lock() : staff.load()));
    expect(await screen.findByRole('button', { name: /Sign in/ })).toBeVisible();
    expect(field()).not.toBeVisible();
    server.data('GET clinic/me', signedIn(nneka));
    comeBack();
    await waitFor(() => expect(field()).toBeVisible());
  },
);

it('is shown to nobody else who signs in', async () => {
  const { server } = await type();
  await act(() => staff.lock());
  server.data('GET clinic/me', signedIn(kemi));
  comeBack();
  expect(await screen.findByText(kemi.name, { selector: 'header *' })).toBeVisible();
  expect(screen.queryByDisplayValue(TEXT)).not.toBeInTheDocument();
});

it('is gone where its doctor signs out, who is asked before', async () => {
  const { user } = await type();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(field()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(screen.getByRole('button', { name: 'Yes, sign out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByDisplayValue(TEXT)).not.toBeInTheDocument();
});

it('stays behind the lock where the API could not be told of it', async () => {
  const { server } = await type();
  server.on('POST clinic/sign_out', { status: 500 });
  await act(() => staff.lock());
  comeBack();
  await waitFor(() => expect(server.requests('POST clinic/sign_out')).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'Locked' })).toBeVisible();
  expect(field()).not.toBeVisible();
});

it('returns when its doctor opens the screen again, until it is saved', async () => {
  const { server, user } = await type();
  expect(asks()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'All visits' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(asks()).toBe(true);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(TEXT);
  await user.click(screen.getByRole('link', { name: /^Note/ }));
  await waitFor(() => expect(field()).toBeVisible());
  server.data(NOTE, makeVisit());
  await user.type(screen.getByRole('textbox', { name: /come back/i }), 'No change in two days');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(asks()).toBe(false));
  await user.click(screen.getByRole('link', { name: 'All visits' }));
  expect(screen.queryByRole('link', { name: /^Note/ })).not.toBeInTheDocument();
});

it('keeps the sentence that was added while it was being saved', async () => {
  const { server, user } = await type();
  let save!: (response: object) => void;
  server.on(NOTE, () => new Promise((resolve) => (save = resolve)));
  await user.type(screen.getByRole('textbox', { name: /come back/i }), 'No change in two days');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(server.requests(NOTE)).toHaveLength(1));
  await user.type(field(), '. Asked to drink.');
  save({ body: { status: 'success', data: makeVisit() } });
  await waitFor(() => expect(screen.getByRole('button', { name: /Save/ })).toBeEnabled());
  expect(screen.getByDisplayValue(`${TEXT}. Asked to drink.`)).toBeVisible();
  expect(asks()).toBe(true);
});

it('comes back to the same doctor after a lock that the API could not hear of', async () => {
  const { server } = await type();
  server.on('POST clinic/sign_out', { status: 500 });
  await act(() => staff.lock());
  server.data('GET clinic/me', { ...nneka, session: 'the newer one' });
  server.data('POST clinic/sign_out', null);
  comeBack();
  await waitFor(() => expect(field()).toBeVisible());
  expect(server.requests('POST clinic/sign_out').at(-1)?.body).toEqual({ session: signedIn(nneka)?.session });
});

it.each([403, 500])('survives a Save that is answered with %s', async (status) => {
  const { server, user } = await type();
  server.on(NOTE, { status });
  if (status === 403) server.data('GET clinic/me', null);
  await user.type(screen.getByRole('textbox', { name: /come back/i }), 'No change in two days');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(server.requests(NOTE).length).toBeGreaterThan(0));
  server.data('GET clinic/me', signedIn(nneka));
  comeBack();
  await waitFor(() => expect(field()).toBeVisible());
});
