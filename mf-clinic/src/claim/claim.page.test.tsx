import type { DeskClaim } from '@ilera/contracts/api';
import { stub } from '@ilera/testing';
import { axe } from '@ilera/testing/axe';
import { screen, within } from '@testing-library/react';
import { makeClaim } from '../testing/claims';
import { clinicApi, openScreen, ugo } from '../testing/open-clinic';
import ClaimPage from './claim.page';

const DECIDE = 'PUT clinic/claims/CLM-1';
const account = { bank: 'Zenith Bank', number: '******4321' };

async function open(claim: DeskClaim = makeClaim()) {
  const server = clinicApi(ugo);
  server.data('GET clinic/claims/CLM-1', claim);
  const page = openScreen(ClaimPage, '/clinic/claims/CLM-1', '/clinic/claims/:reference');
  await screen.findByRole('heading', { level: 1 });
  return { server, ...page };
}

beforeEach(() => {
  stub(URL, 'createObjectURL', (file: Blob) => `blob:${file.type}`);
  stub(URL, 'revokeObjectURL', () => undefined);
  stub(navigator, 'pdfViewerEnabled', true);
});

it('shows who claims what, and each file inside of the page after a press', async () => {
  const { benefit, created_at } = makeClaim();
  const other = { reference: 'CLM-0', benefit, status: 'paid' as const, amount: 900, created_at };
  const { server, user, container } = await open(makeClaim({ others: [other], also_in: ['CLM-7'] }));
  expect(screen.getByText('A filling on Tuesday')).toBeVisible();
  expect(screen.getByRole('link', { name: /bayo@/ })).toHaveAttribute('href', 'mailto:bayo@example.com');
  expect(screen.getByRole('link', { name: 'Dental care' })).toHaveAttribute('href', '/clinic/claims/CLM-0');
  expect(screen.getByRole('link', { name: 'Also in claim CLM-7' })).toHaveAttribute(
    'href',
    '/clinic/claims/CLM-7',
  );
  expect(server.requests('GET clinic/claims/CLM-1/evidence/5')).toHaveLength(0);
  server.on('GET clinic/claims/CLM-1/evidence/5', { body: new Blob(['x'], { type: 'image/jpeg' }) });
  await user.click(screen.getByRole('button', { name: 'Show photo.jpg' }));
  expect(await screen.findByRole('img', { name: 'Picture: photo.jpg' })).toHaveAttribute(
    'src',
    'blob:image/jpeg',
  );
  server.on('GET clinic/claims/CLM-1/evidence/4', { body: new Blob(['x'], { type: 'application/pdf' }) });
  await user.click(screen.getByRole('button', { name: 'Show receipt.pdf' }));
  expect(await screen.findByTitle('PDF: receipt.pdf')).toHaveAttribute('src', 'blob:application/pdf');
  expect(screen.getByRole('button', { name: 'Save receipt.pdf' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('gives a PDF to save where the browser shows none, and says why a file is not there', async () => {
  stub(navigator, 'pdfViewerEnabled', false);
  const { server, user } = await open();
  server.on('GET clinic/claims/CLM-1/evidence/4', { body: new Blob(['x'], { type: 'application/pdf' }) });
  await user.click(screen.getByRole('button', { name: 'Show receipt.pdf' }));
  expect(await screen.findByText(/Save the file to read it/)).toBeVisible();
  server.on('GET clinic/claims/CLM-1/evidence/5', { status: 500, body: new Blob(['{}']) });
  await user.click(screen.getByRole('button', { name: 'Show photo.jpg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/went wrong on our side/);
});

it('approves with an amount, checked first', async () => {
  const { server, user } = await open();
  const form = within(screen.getByRole('form', { name: 'Approve' }));
  await user.click(form.getByRole('button', { name: 'Approve' }));
  expect(await form.findByText(/Say how many naira/)).toBeVisible();
  await user.type(form.getByLabelText('Amount in naira'), '12500,50');
  await user.click(form.getByRole('button', { name: 'Approve' }));
  expect(await form.findByText(/Say how many naira/)).toBeVisible();
  expect(server.requests(DECIDE)).toHaveLength(0);
  await user.clear(form.getByLabelText('Amount in naira'));
  await user.type(form.getByLabelText('Amount in naira'), '12,500.50');
  server.on(DECIDE, null);
  await user.click(form.getByRole('button', { name: 'Approve' }));
  // Beside the button that was pressed: the end of the block is a screen below.
  expect(await form.findByRole('alert')).toHaveTextContent(/could not reach the service/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  server.data(
    DECIDE,
    makeClaim({ status: 'approved', amount: 12_500.5, decided_at: '2026-11-26T08:00:00Z' }),
  );
  await user.click(form.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/has not named it yet/)).toBeVisible();
  // The pressed button is gone.
  expect(screen.getByRole('heading', { name: 'Decision' })).toHaveFocus();
  expect(server.requests(DECIDE)[1]?.body).toEqual({ status: 'approved', amount: 12_500.5 });
});

it('refuses with a reason', async () => {
  const { server, user } = await open();
  const form = within(screen.getByRole('form', { name: 'Refuse' }));
  await user.type(form.getByLabelText('Why it is not paid'), 'No.');
  await user.click(form.getByRole('button', { name: 'Refuse' }));
  expect(await form.findByText('Say why, in a sentence for the person.')).toBeVisible();
  await user.type(form.getByLabelText('Why it is not paid'), ' There is no receipt.');
  const reason = 'No. There is no receipt.';
  server.data(DECIDE, makeClaim({ status: 'refused', reason, decided_at: '2026-11-26T08:00:00Z' }));
  await user.click(form.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(server.requests(DECIDE)[0]?.body).toEqual({ status: 'refused', reason });
});

it('tells the second of two clerks, and shows what the first one decided', async () => {
  const { server, user } = await open();
  const message = 'Musa Lawal decided this claim meanwhile. Look at it again.';
  server.on(DECIDE, { status: 409, body: { status: 'error', message, errors: [message] } });
  server.data('GET clinic/claims/CLM-1', makeClaim({ status: 'refused', reason: 'No receipt at all.' }));
  await user.type(screen.getByLabelText('Amount in naira'), '100');
  await user.type(screen.getByLabelText('Why it is not paid'), 'The receipt is another one.');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('No receipt at all.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  // Nothing that was typed is lost, and nothing can be decided any more.
  expect(screen.getByLabelText('Amount in naira')).toHaveValue('100');
  expect(screen.getByLabelText('Why it is not paid')).toHaveValue('The receipt is another one.');
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

it('shows the account masked, whole with a press, and notes that the money was sent', async () => {
  const { server, user } = await open(makeClaim({ status: 'approved', amount: 900, account }));
  expect(screen.getByText('Zenith Bank, ******4321')).toBeVisible();
  server.data('GET clinic/claims/CLM-1/account', { ...account, number: '2087654321' });
  await user.click(screen.getByRole('button', { name: 'Show the whole number' }));
  expect(await screen.findByText('Zenith Bank, 2087654321')).toBeVisible();
  server.data(DECIDE, makeClaim({ status: 'paid', amount: 900, account, paid_at: '2026-11-26T08:00:00Z' }));
  await user.click(screen.getByRole('button', { name: 'The money was sent' }));
  expect(await screen.findByText(/^Paid on 26th November, 2026/)).toBeVisible();
  expect(server.requests(DECIDE)[0]?.body).toEqual({ status: 'paid', account });
});

it('says so where there is no such claim', async () => {
  clinicApi(ugo).on('GET clinic/claims/CLM-9', { status: 404 });
  openScreen(ClaimPage, '/clinic/claims/CLM-9', '/clinic/claims/:reference');
  expect(await screen.findByRole('heading', { level: 1, name: /claim does not exist/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
