import type { OwnClaim } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { modals, Mutation, session } from '@ilera/runtime';
import { fakeApi, makeUser, reads, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import Claims from './claims';

const CALL = 'GET individual/claims';
let server: FakeApi;
let saved: string[];
beforeEach(() => {
  resetRuntime();
  session.signIn('token');
  session.setUser(makeUser({ id: 7 }));
  server = fakeApi();
  saved = [];
  URL.createObjectURL = () => 'blob:evidence';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const claim = (changes: Partial<OwnClaim> = {}): OwnClaim => ({
  id: 1,
  reference: 'CLM-1',
  claimable_id: 3,
  benefit: 'Dental check',
  comment: 'A filling',
  status: 'processing',
  amount: null,
  reason: null,
  account: null,
  created_at: '2026-11-01T08:00:00.000Z',
  decided_at: null,
  paid_at: null,
  evidence: [{ id: 4, name: 'receipt.pdf', bytes: 100 }],
  ...changes,
});
const answer = (rows: OwnClaim[], total = rows.length) => server.data(CALL, { data: rows, total });
const open = () => renderPage(<Claims canClaim />);

it.each<[string, Partial<OwnClaim>, string, RegExp]>([
  ['undecided', {}, 'In review', /answer within 10 working days by e-mail/],
  [
    'approved',
    { status: 'approved', amount: 1500.5, account: { bank: 'Zenith Bank', number: '******4321' } },
    'Approved',
    /₦1,500\.50 will be sent to you/,
  ],
  [
    'approved without an account',
    { status: 'approved', amount: 1500 },
    'Approved',
    /₦1,500 is approved\. Tell us/,
  ],
  [
    'paid',
    { status: 'paid', amount: 1500, paid_at: '2026-11-09T08:00:00.000Z' },
    'Paid',
    /₦1,500 sent on 9th November, 2026/,
  ],
  ['refused', { status: 'refused', reason: 'No receipt.' }, 'Refused', /Not paid: No receipt\./],
])('says of a claim that is %s how it stands (R5.3)', async (_name, changes, status, words) => {
  answer([claim(changes)]);
  const { container } = open();
  expect(await screen.findByText('Dental check')).toBeVisible();
  expect(screen.getByText(status)).toBeVisible();
  expect(screen.getByText(reads(words))).toBeVisible();
  expect(screen.getAllByText('CLM-1')[0]).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('opens the form for a refused claim again, with its benefit and words (R5.3)', async () => {
  answer([claim({ status: 'refused', reason: 'No receipt.' })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Claim again CLM-1' }));
  expect(modals.current).toMatchObject({
    type: 'claiming',
    payload: {
      claimable: { id: '3', name: 'Dental check' },
      again: { reference: 'CLM-1', comment: 'A filling' },
    },
  });
});

it('offers it at a refused claim only, and under a running plan only (R4.82)', async () => {
  answer([claim()]);
  const { unmount } = open();
  await screen.findByText('In review');
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  unmount();
  answer([claim({ status: 'refused', reason: 'No receipt.' })]);
  renderPage(<Claims canClaim={false} />);
  await screen.findByText('Refused');
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
});

it('gives the evidence back under its name, and says why where it cannot', async () => {
  answer([claim()]);
  server.on('GET individual/claims/CLM-1/evidence/4', { body: new Blob(['%PDF']) });
  const { user } = open();
  const files = within(await screen.findByRole('list', { name: 'Evidence of CLM-1' }));
  await user.click(files.getByRole('button', { name: 'Download receipt.pdf' }));
  expect(saved).toEqual(['receipt.pdf']);
  server.on('GET individual/claims/CLM-1/evidence/4', {
    status: 404,
    body: new Blob([JSON.stringify({ status: 'error', message: 'This file was not found.', errors: [] })]),
  });
  await user.click(files.getByRole('button', { name: 'Download receipt.pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file was not found.');
  expect(saved).toEqual(['receipt.pdf']);
});

it('asks for the account of an approved claim, checks it, and shows it masked', async () => {
  answer([claim({ status: 'approved', amount: 1500 })]);
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Add your bank account' }));
  const form = within(await screen.findByRole('form', { name: 'Bank account for CLM-1' }));
  expect(form.getByLabelText('Bank')).toHaveFocus();
  await user.type(form.getByLabelText('Account number'), '20876');
  await user.click(form.getByRole('button', { name: 'Save the account' }));
  expect(await form.findByText('Your bank is required')).toBeVisible();
  expect(form.getByText('An account number has 10 digits')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(form.getByLabelText('Bank'), 'Zenith Bank');
  await user.type(form.getByLabelText('Account number'), ' 54-3２1');
  const account = { bank: 'Zenith Bank', number: '******4321' };
  server.data('PUT individual/claims/CLM-1/account', account);
  answer([claim({ status: 'approved', amount: 1500, account })]);
  await user.click(form.getByRole('button', { name: 'Save the account' }));
  expect(await screen.findByText('Zenith Bank, ******4321')).toBeVisible();
  expect(server.requests('PUT individual/claims/CLM-1/account')[0]?.body).toEqual({
    bank: 'Zenith Bank',
    number: '2087654321',
  });
  expect(screen.getByRole('button', { name: 'Change the bank account' })).toHaveFocus();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('2087654321');
});

it('says why an account is not taken', async () => {
  answer([claim({ status: 'approved', amount: 1500 })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add your bank account' }));
  await user.type(await screen.findByLabelText('Bank'), 'Zenith Bank');
  await user.type(screen.getByLabelText('Account number'), '2087654321');
  server.on('PUT individual/claims/CLM-1/account', {
    status: 422,
    body: { status: 'error', message: 'It is paid already.', errors: ['It is paid already.'] },
  });
  await user.click(screen.getByRole('button', { name: 'Save the account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is paid already.');
  expect(screen.getByLabelText('Account number')).toHaveValue('2087654321');
});

it('pages through many, and loads again when a claim was sent', async () => {
  server.on(CALL, ({ query }) => ({
    body: { status: 'success', data: { data: [claim({ reference: `CLM-${query.page}` })], total: 7 } },
  }));
  const { user } = open();
  expect(await screen.findByText('CLM-1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Page 2|^2$/ }));
  expect(await screen.findByText('CLM-2')).toBeVisible();
  answer([claim({ reference: 'CLM-NEW' })]);
  await act(() => new Mutation(async () => {}, [calls.claims]).run());
  expect(await screen.findByText('CLM-NEW')).toBeVisible();
});

it('says that there is none, and can be tried again', async () => {
  server.on(CALL, null);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer([]);
  await user.click(again);
  expect(await screen.findByText('You have not claimed anything yet.')).toBeVisible();
});
