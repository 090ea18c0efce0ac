import type { Receipt } from '@ilera/contracts/api';
import { session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makeUser, reads, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import ReceiptModal from './receipt.modal';

const receipt: Receipt = {
  number: 'RCT-2026-000017',
  reference: 'PAY-7',
  kind: 'plan',
  issued_at: '2026-11-01T08:00:00.000Z',
  payer: { name: 'Efe Ojo', email: 'efe@mail.example' },
  employer: 'Efe Ojo',
  enrollee_number: 'EN-000005-09',
  lines: [
    { text: 'Corporate Core health plan', amount: 50_000 },
    // Two paid periods of one plan have the same text.
    { text: 'Credit for unused cover', amount: -1_000.5 },
    { text: 'Credit for unused cover', amount: -250 },
  ],
  total: 48_999.5,
  currency: 'NGN',
  vat: { percent: 7.5, amount: 3_418.57 },
  tax_number: '12345678-0001',
  refunded: 0,
};
let server: FakeApi;
let saved: { name: string; type: string }[];

beforeEach(() => {
  resetRuntime('receipts');
  session.signIn('t');
  session.setUser(makeUser());
  server = fakeApi();
  saved = [];
  URL.createObjectURL = (blob) => {
    saved.push({ name: '', type: (blob as Blob).type });
    return 'blob:receipt';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.at(-1)!.name = this.download;
  });
});

const open = (payload: { reference: string; guest?: { email: string } } = { reference: 'PAY-7' }) =>
  renderPage(<ReceiptModal payload={payload} close={jest.fn()} />);

it('shows number, payer, employer, enrollee number, lines, total and VAT (R5.2)', async () => {
  server.data('GET individual/receipt/PAY-7', receipt);
  open();
  await screen.findByRole('article', { name: 'Receipt RCT-2026-000017' });
  for (const words of [
    'RCT-2026-000017',
    'Efe Ojo, efe@mail.example',
    'EN-000005-09',
    '12345678-0001',
    '-₦1,000.50',
    '-₦250',
    '₦48,999.50',
    'Includes VAT of 7.5 %',
    '₦3,418.57',
  ])
    expect(screen.getByText(reads(words))).toBeVisible();
  expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
});

it('leaves out what a receipt does not have, and says what was refunded', async () => {
  server.data('GET individual/receipt/PAY-7', {
    ...receipt,
    employer: null,
    enrollee_number: null,
    vat: null,
    tax_number: null,
    refunded: 48_999.5,
  });
  open();
  expect(await screen.findByText('-₦48,999.50')).toBeVisible();
  for (const words of ['Employer', 'Enrollee number', 'Tax number', /VAT/])
    expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('prints, and saves the PDF under the number of the receipt', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  server.data('GET individual/receipt/PAY-7', receipt);
  server.on('GET individual/receipt/PAY-7/pdf', { body: new Blob(['%PDF']) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(saved).toEqual([{ name: 'RCT-2026-000017.pdf', type: 'application/pdf' }]);
});

it('says why a PDF could not be had, in the words of the API', async () => {
  server.data('GET individual/receipt/PAY-7', receipt);
  const words = JSON.stringify({
    status: 'error',
    message: 'Too many attempts. Try again in 30 seconds.',
    errors: [],
  });
  server.on('GET individual/receipt/PAY-7/pdf', { status: 429, body: new Blob([words]) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Too many attempts/);
  expect(saved).toEqual([]);
});

it('asks a guest which address paid, and sends it in the body only', async () => {
  server.on('POST condition/receipt', ({ body }) =>
    (body as { email: string }).email === 'efe@mail.example'
      ? { body: { status: 'success', data: receipt } }
      : { status: 404, body: { status: 'error', message: 'This receipt was not found.', errors: [] } },
  );
  const { user } = open({ reference: 'PAY-7', guest: { email: '' } });
  await user.click(screen.getByRole('button', { name: 'Show the receipt' }));
  await waitFor(() => expect(screen.getByLabelText(/Email address/)).toHaveFocus());
  expect(screen.getByText('Email must be submitted')).toBeVisible();
  await user.type(screen.getByLabelText(/Email address/), 'wrong@mail.example');
  await user.click(screen.getByRole('button', { name: 'Show the receipt' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This receipt was not found.');
  expect(screen.getByLabelText(/Email address/)).toHaveValue('wrong@mail.example');
  expect(screen.getByLabelText(/Email address/)).toHaveFocus();
  await user.clear(screen.getByLabelText(/Email address/));
  await user.type(screen.getByLabelText(/Email address/), '\u202aefe@mail.example');
  await user.click(screen.getByRole('button', { name: 'Show the receipt' }));
  expect(await screen.findByText('RCT-2026-000017')).toBeVisible();
  expect(server.requests().every(({ path, query }) => !`${path}${JSON.stringify(query)}`.includes('@'))).toBe(
    true,
  );
});

it('shows a guest whose address is known the receipt at once', async () => {
  server.data('POST condition/receipt', receipt);
  open({ reference: 'PAY-7', guest: { email: 'efe@mail.example' } });
  expect(await screen.findByText('RCT-2026-000017')).toBeVisible();
});
