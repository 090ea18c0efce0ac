import type { VerifiedPrescription } from '@ilera/contracts/api';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { axe } from '@ilera/testing/axe';
import { screen } from '@testing-library/react';
import PrescriptionPage from './prescription.page';

const valid: VerifiedPrescription = {
  number: 'RX-2026-000017',
  valid: true,
  issued_at: '2026-12-05T08:00:00.000Z',
  valid_until: '2027-01-05T08:00:00.000Z',
  withdrawn_at: null,
  doctor: { name: 'Dr Nneka Obi', licence: 'MDCN-40817' },
  medicines: [{ name: 'Artemether', strength: '20 mg', dose: '4 tablets', times: 2, days: 3 }],
};

beforeEach(() => resetRuntime());

const unknown = { status: 404, body: { status: 'error', message: 'x', errors: ['x'] } };

function open(known: VerifiedPrescription | null = null) {
  const server = fakeApi();
  server.on('GET prescription/RX-abc', known ? { body: { status: 'success', data: known } } : unknown);
  const page = renderPage(PrescriptionPage, { at: '/prescription/RX-abc', path: '/prescription/:code' });
  return { server, ...page };
}

it('says that it is valid, who wrote it, and which medicines', async () => {
  const { container } = open(valid);
  expect(await screen.findByText('This prescription is valid.')).toBeVisible();
  for (const text of ['RX-2026-000017', 'Dr Nneka Obi', 'MDCN-40817', '5th January, 2027'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('row', { name: /Artemether 20 mg 4 tablets 2 3/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  [{ withdrawn_at: '2026-12-06T08:00:00.000Z' }, 'The doctor withdrew it on 6th December, 2026.'],
  [{}, 'It ended on 5th January, 2027.'],
])('says why it is not valid: %j', async (change, why) => {
  open({ ...valid, valid: false, ...change });
  expect(await screen.findByText('This prescription is not valid.')).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
});

it('knows no other code', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'There is no such prescription' }),
  ).toBeVisible();
});

it('can be tried again', async () => {
  const { server, user } = open(valid);
  server.on('GET prescription/RX-abc', { status: 500, body: {} });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Prescription' })).toBeVisible();
  server.data('GET prescription/RX-abc', valid);
  await user.click(again);
  expect(await screen.findByText('This prescription is valid.')).toBeVisible();
});
