import type { SupportPerson } from '@ilera/contracts/api';
import { clock, toasts } from '@ilera/runtime';
import { axe } from '@ilera/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { clinicApi, openScreen, sola } from '../testing/open-clinic';
import { makePayment, makePerson } from '../testing/person';
import PersonPage from './person.page';

const PERSON = 'clinic/support/people/PAY-1';
const REFUND = `POST ${PERSON}/payments/PAY-1/refund`;

// A moment before the day that is chosen, whenever the tests run.
beforeEach(() => clock.follow(Date.parse('2026-11-20T08:00:00Z')));
afterEach(() => clock.follow(Date.now()));

async function open(person: SupportPerson = makePerson()) {
  const server = clinicApi(sola);
  server.data(`GET ${PERSON}`, person);
  const page = openScreen(PersonPage, '/clinic/support/PAY-1', '/clinic/support/:key');
  await screen.findByRole('heading', { level: 1, name: 'Ann Bello' });
  return { server, ...page };
}
const row = (reference: string) => within(screen.getByRole('listitem', { name: reference }));

it('shows all of a person, whose name no translator changes (R5.16)', async () => {
  const { container } = await open(
    makePerson({
      is_guest: false,
      cover: [
        { plan: 'Individual Plus', starts_at: '2026-01-01T00:00:00Z', expires_at: '2026-12-31T00:00:00Z' },
      ],
      claims: [{ reference: 'CLM-1', status: 'approved', amount: 900, created_at: '2026-11-01T00:00:00Z' }],
      notes: [{ id: 1, text: 'Called twice.', by: 'Sola Ige', at: '2026-11-20T08:00:00Z' }],
    }),
  );
  expect(screen.getByRole('listitem', { name: 'APT-1' })).toHaveTextContent('Doctor: Dr Nneka Obi');
  for (const name of ['Ann Bello', 'Dr Nneka Obi'])
    expect(screen.getByText(name).closest('[translate=no]')).toBeVisible();
  expect(row('PAY-1').getByText('RCT-2026-000017')).toBeVisible();
  for (const text of ['Individual Plus', 'CLM-1', 'Called twice.', 'Not delivered'])
    expect(screen.getByText(text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says who booked a visit where somebody else has the same address', async () => {
  const { visits } = makePerson();
  await open(makePerson({ visits: visits.map((visit) => ({ ...visit, name: 'Bola Bello' })) }));
  expect(screen.getByRole('listitem', { name: 'APT-1' })).toHaveTextContent('Booked by Bola Bello');
});

it('says what the provider says', async () => {
  const { server, user } = await open();
  const word = { status: 'success', amount: 999, paid_at: '2026-11-20T08:00:00Z', reason: null };
  server.data(`GET ${PERSON}/payments/PAY-1`, word);
  await user.click(screen.getByRole('button', { name: 'Ask the provider' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'The provider says: success, ₦999, 20th November, 2026.',
    ),
  );
  server.on(`GET ${PERSON}/payments/PAY-1`, null);
  await user.click(screen.getByRole('button', { name: 'Ask the provider' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach/);
});

it('refunds with a reason', async () => {
  const { server, user, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  await user.click(screen.getByRole('button', { name: 'Give it back' }));
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  expect(screen.getByText('Say why.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(screen.getByLabelText('Reason'), 'The doctor did not come.');
  expect(screen.queryByText('Say why.')).not.toBeInTheDocument();
  const refund = { amount: 999, status: 'waiting', created_at: '2026-11-26T08:00:00Z' };
  const after = makePayment({ status: 'cancelled', can_refund: false, refund });
  server.data(REFUND, makePerson({ payments: [after] }));
  await user.click(screen.getByRole('button', { name: 'Give it back' }));
  await waitFor(() =>
    expect(screen.getByRole('listitem', { name: 'PAY-1' })).toHaveTextContent(
      /Refund of ₦999.*about to be sent/,
    ),
  );
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  expect(server.requests(REFUND)[0]?.body).toEqual({ reason: 'The doctor did not come.' });
});

it('waits for a second person, who approves', async () => {
  const proposal = { by: 'Sola Ige', is_own: true, reason: 'Asked by phone.' };
  const { unmount } = await open(makePerson({ payments: [makePayment({ proposal })] }));
  expect(screen.getByText('A second person has to approve it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /refund/i })).not.toBeInTheDocument();
  unmount();
  const others = makePayment({ proposal: { ...proposal, is_own: false } });
  const later = ['PAY-5', 'PAY-4', 'PAY-3', 'PAY-2'].map((reference) => makePayment({ reference }));
  // It is shown at once, however long ago it was.
  const { server, user } = await open(makePerson({ payments: [...later, others] }));
  server.data(REFUND, makePerson({ payments: [makePayment({ status: 'cancelled', can_refund: false })] }));
  await user.click(screen.getByRole('button', { name: 'Approve the refund' }));
  expect(await screen.findByText('Not paid')).toBeVisible();
  expect(server.requests(REFUND)[0]?.body).toEqual({ reason: 'Asked by phone.' });
});

it('moves a visit, cancels it after asking once more, and sends its mail again', async () => {
  const { server, user } = await open();
  server.data('GET slots', { open: true, full: [] });
  await user.click(row('APT-1').getByRole('button', { name: 'Move' }));
  await user.click(row('APT-1').getByRole('button', { name: 'Move it' }));
  expect(screen.getByText('Choose a day.')).toBeVisible();
  const MOVE = `PUT ${PERSON}/visits/APT-1`;
  server.data(MOVE, makePerson());
  await user.type(screen.getByLabelText('Day'), '2026-12-31');
  await user.selectOptions(screen.getByLabelText('Time'), screen.getByRole('option', { name: /^10:15 am/ }));
  await user.click(row('APT-1').getByRole('button', { name: 'Move it' }));
  await waitFor(() => expect(server.requests(MOVE)[0]?.body).toEqual({ date: '12-31-2026 10:15 am' }));
  server.data(`POST ${PERSON}/visits/APT-1/mail`, makePerson());
  await user.click(row('APT-1').getByRole('button', { name: 'Send the mail again' }));
  await waitFor(() => expect(toasts.current?.message).toBe('The mail is on its way.'));
  await user.click(row('APT-1').getByRole('button', { name: 'Cancel' }));
  expect(server.requests(`POST ${PERSON}/visits/APT-1/cancel`)).toHaveLength(0);
  const [visit] = makePerson().visits;
  const after = makePerson({ visits: visit ? [{ ...visit, state: 'cancelled', can_change: false }] : [] });
  server.data(`POST ${PERSON}/visits/APT-1/cancel`, after);
  await user.click(row('APT-1').getByRole('button', { name: 'Yes, cancel it' }));
  expect(await row('APT-1').findByText('Cancelled')).toBeVisible();
});

it('sends a receipt and the mail of a plan again (R5.20)', async () => {
  const plan = makePerson({ payments: [makePayment({ kind: 'plan' })] });
  const { server, user } = await open(plan);
  const MAIL = `POST ${PERSON}/payments/PAY-1/mail`;
  server.data(MAIL, plan);
  await user.click(row('PAY-1').getByRole('button', { name: 'Send the receipt' }));
  await waitFor(() => expect(toasts.current?.message).toBe('The mail is on its way.'));
  server.on(MAIL, { status: 409, body: { status: 'error', message: 'Somebody has just sent this mail.' } });
  await user.click(row('PAY-1').getByRole('button', { name: 'Send the mail of the plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody has just sent this mail.');
  expect(server.requests(MAIL).map(({ body }) => body)).toEqual([{ mail: 'receipt' }, { mail: 'plan' }]);
});

it('sends a failed mail again, corrects the address, and keeps a note', async () => {
  const { server, user } = await open();
  const [mail] = makePerson().mails;
  server.data(`POST ${PERSON}/mails/8`, makePerson({ mails: mail ? [{ ...mail, state: 'waiting' }] : [] }));
  await user.click(screen.getByRole('button', { name: 'Send again Payment received' }));
  await waitFor(() => expect(screen.queryByText('Not delivered')).not.toBeInTheDocument());
  // The pressed button is gone.
  expect(screen.getByRole('heading', { name: 'Mails' })).toHaveFocus();

  await user.type(screen.getByLabelText('Right address'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Correct it' }));
  await waitFor(() => expect(screen.getByLabelText('Right address')).toHaveFocus());
  expect(screen.getByText('Say a mail address.')).toBeVisible();
  await user.type(screen.getByLabelText('Right address'), '@example.com');
  expect(screen.queryByText('Say a mail address.')).not.toBeInTheDocument();
  server.on(`PUT ${PERSON}/address`, {
    status: 422,
    body: { status: 'error', message: 'x', errors: { email: ['Another account has this address already.'] } },
  });
  await user.click(screen.getByRole('button', { name: 'Correct it' }));
  expect(await screen.findByText('Another account has this address already.')).toBeVisible();
  await user.type(screen.getByLabelText('Right address'), '{Backspace}m');
  expect(screen.queryByText('Another account has this address already.')).not.toBeInTheDocument();
  server.data(`PUT ${PERSON}/address`, makePerson({ email: 'wrong@example.com' }));
  await user.click(screen.getByRole('button', { name: 'Correct it' }));
  expect(await screen.findByText(/both are told/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Leave the note' }));
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
  expect(screen.getByText('Write something.')).toBeVisible();
  await user.type(screen.getByLabelText('Note'), 'Called twice.');
  expect(screen.queryByText('Write something.')).not.toBeInTheDocument();
  const notes = [{ id: 1, text: 'Called twice.', by: 'Sola Ige', at: '2026-11-20T08:00:00Z' }];
  server.data(`POST ${PERSON}/notes`, makePerson({ notes }));
  await user.click(screen.getByRole('button', { name: 'Leave the note' }));
  expect(await screen.findByText('Called twice.')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('');
});

it('keeps the next note that is typed while one is sent', async () => {
  const { server, user } = await open();
  let accept = (_response: { body: object }) => {};
  server.on(`POST ${PERSON}/notes`, () => new Promise((resolve) => (accept = resolve)));
  await user.type(screen.getByLabelText('Note'), 'Called twice.');
  await user.click(screen.getByRole('button', { name: 'Leave the note' }));
  await waitFor(() => expect(server.requests(`POST ${PERSON}/notes`)).toHaveLength(1));
  await user.clear(screen.getByLabelText('Note'));
  await user.type(screen.getByLabelText('Note'), 'Calls back.');
  const notes = [{ id: 1, text: 'Called twice.', by: 'Sola Ige', at: '2026-11-20T08:00:00Z' }];
  accept({ body: { data: makePerson({ notes }) } });
  expect(await screen.findByText('Called twice.')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Calls back.');
});

it('shows the first rows of a long list, and the others with a press', async () => {
  const payments = Array.from({ length: 12 }, (_, index) => makePayment({ reference: `PAY-${index + 1}` }));
  const { user } = await open(makePerson({ payments }));
  expect(screen.getByRole('listitem', { name: 'PAY-3' })).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'PAY-4' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(screen.getByRole('listitem', { name: 'PAY-12' })).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'PAY-4' })).toHaveFocus();
});

it('says so where there is no such person', async () => {
  clinicApi(sola).on('GET clinic/support/people/U9', { status: 404 });
  openScreen(PersonPage, '/clinic/support/U9', '/clinic/support/:key');
  expect(await screen.findByRole('heading', { level: 1, name: /person does not exist/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
