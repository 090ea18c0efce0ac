import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { staff } from '../desk/staff.store';
import { clinicApi, kemi, makeVisit, nneka, openScreen } from '../testing/open-clinic';
import VisitPage from './visit.page';

const TEXT = 'Fever for three days';
const NOTE = 'PUT clinic/visits/APT-1/note';

/** A doctor has typed a note and not saved it. */
async function type() {
  const server = clinicApi(nneka);
  server.data('GET clinic/visits/APT-1', makeVisit());
  server.data('POST clinic/sign_out', null);
  const { user } = openScreen(VisitPage, '/clinic/visits/APT-1', '/clinic/visits/:reference');
  await user.type(await screen.findByRole('textbox', { name: /found/i }), TEXT);
  return { server, user };
}

const field = () => screen.getByDisplayValue(TEXT);
const comeBack = () => act(() => void fireEvent.focus(window));

it.each([true, false])(
  'waits, hidden, for its doctor where the session ends (locked: %s)',
  async (isLocked) => {
    const { server } = await type();
    server.data('GET clinic/me', null);
    await act(() => (isLocked ? staff.end(true) : staff.load()));
    expect(await screen.findByRole('button', { name: /Sign in/ })).toBeVisible();
    expect(field()).not.toBeVisible();
    server.data('GET clinic/me', nneka);
    comeBack();
    await waitFor(() => expect(field()).toBeVisible());
  },
);

it('is shown to nobody else who signs in', async () => {
  const { server } = await type();
  await act(() => staff.end(true));
  server.data('GET clinic/me', kemi);
  comeBack();
  expect(await screen.findByText(kemi.name, { selector: 'header *' })).toBeVisible();
  expect(screen.queryByDisplayValue(TEXT)).not.toBeInTheDocument();
});

it('is gone where its doctor signs out', async () => {
  const { user } = await type();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.queryByDisplayValue(TEXT)).not.toBeInTheDocument();
});

it('stays behind the lock where the API could not be told of it', async () => {
  const { server } = await type();
  server.on('POST clinic/sign_out', { status: 500 });
  await act(() => staff.end(true));
  comeBack();
  await waitFor(() => expect(server.requests('POST clinic/sign_out')).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'Locked' })).toBeVisible();
  expect(field()).not.toBeVisible();
});

it.each([403, 500])('survives a Save that is answered with %s', async (status) => {
  const { server, user } = await type();
  server.on(NOTE, { status });
  if (status === 403) server.data('GET clinic/me', null);
  await user.type(screen.getByRole('textbox', { name: /come back/i }), 'No change in two days');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(server.requests(NOTE).length).toBeGreaterThan(0));
  server.data('GET clinic/me', nneka);
  comeBack();
  await waitFor(() => expect(field()).toBeVisible());
});
