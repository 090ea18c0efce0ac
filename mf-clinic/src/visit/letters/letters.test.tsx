import type { ClinicVisit } from '@ilera/contracts/api';
import { toasts } from '@ilera/runtime';
import { axe } from '@ilera/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeEvents } from '../../testing/fake-events';
import { clinicApi, inMinutes, makeVisit, nneka, openScreen } from '../../testing/open-clinic';
import VisitPage from '../visit.page';

const medicine = { name: 'Artemether', strength: '20 mg', dose: '4 tablets', times: 2, days: 3 };
const prescription = {
  code: 'RX-abc',
  number: 'RX-2026-000017',
  doctor: { name: nneka.name, licence: 'MDCN-40817' },
  issued_at: inMinutes(0),
  valid_until: '2027-01-05T08:00:00.000Z',
  withdrawn_at: null,
  medicines: [medicine],
};
const referral = {
  code: 'REF-1',
  doctor: prescription.doctor,
  issued_at: inMinutes(0),
  to: 'Cardiology',
  reason: 'Murmur',
  urgent: true,
};
const note = { summary: 'Malaria', self_care: 'Rest', come_back: 'In three days', written_at: inMinutes(0) };

async function open(visit: ClinicVisit = makeVisit({ state: 'started' })) {
  const server = clinicApi(nneka);
  server.data('GET clinic/visits/APT-1', visit);
  const page = openScreen(VisitPage, '/clinic/visits/APT-1', '/clinic/visits/:reference');
  await screen.findByRole('heading', { level: 1 });
  return { server, ...page };
}

it('writes a note, says beside the field what is missing, and changes it later', async () => {
  const { server, user } = await open();
  const form = within(await screen.findByRole('form', { name: 'Note for the patient' }));
  await user.type(form.getByLabelText('What you found'), 'Malaria');
  await user.click(form.getByRole('button', { name: 'Save the note' }));
  expect(await form.findByText('Say when to come back or go to a hospital.')).toBeVisible();
  expect(server.requests('PUT clinic/visits/APT-1/note')).toHaveLength(0);
  await user.type(form.getByLabelText('When to come back or go to a hospital'), 'In three days');
  server.data('PUT clinic/visits/APT-1/note', makeVisit({ state: 'started', note }));
  await user.click(form.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText(/The note is saved/)).toBeVisible();
  expect(server.requests('PUT clinic/visits/APT-1/note')[0]?.body).toEqual({
    summary: 'Malaria',
    self_care: '',
    come_back: 'In three days',
  });
  await user.click(screen.getByRole('button', { name: 'Change the note' }));
  expect(screen.getByLabelText('What you found')).toHaveValue('Malaria');
  expect(screen.queryByText(/The note is saved/)).not.toBeInTheDocument();
});

it('keeps what was written when the note is refused', async () => {
  const { server, user } = await open();
  server.on('PUT clinic/visits/APT-1/note', null);
  await user.type(await screen.findByLabelText('What you found'), 'Malaria');
  await user.type(screen.getByLabelText('When to come back or go to a hospital'), 'In three days');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the service/);
  expect(screen.getByLabelText('What you found')).toHaveValue('Malaria');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Malaria');
});

it('prescribes several medicines, each checked for completeness', async () => {
  const { server, user, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Write a prescription' }));
  const form = within(await screen.findByRole('form', { name: 'Write a prescription' }));
  await user.click(form.getByRole('button', { name: 'Add a medicine' }));
  await user.click(form.getByRole('button', { name: 'Add a medicine' }));
  const fill = async (number: number, texts: Record<string, string>) => {
    const fields = within(form.getByRole('group', { name: `Medicine ${number}` }));
    for (const [label, text] of Object.entries(texts)) await user.type(fields.getByLabelText(label), text);
  };
  await fill(1, {
    Medicine: 'Artemether',
    Strength: '20 mg',
    Dose: '4 tablets',
    'Times a day': '2',
    Days: '3',
  });
  await fill(3, { Medicine: 'Paracetamol', Strength: '500 mg', Dose: '1 tablet', 'Times a day': '0' });
  await user.click(form.getByRole('button', { name: 'Remove medicine 2' }));
  const second = within(form.getByRole('group', { name: 'Medicine 2' }));
  expect(second.getByLabelText('Medicine')).toHaveValue('Paracetamol');
  await user.click(form.getByRole('button', { name: 'Prescribe' }));
  expect(await second.findByText('A number from 1 to 24.')).toBeVisible();
  expect(second.getByText('A number from 1 to 365.')).toBeVisible();
  expect(server.requests('POST clinic/visits/APT-1/prescriptions')).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
  await user.clear(second.getByLabelText('Times a day'));
  await fill(2, { 'Times a day': '3', Days: '5' });
  server.data(
    'POST clinic/visits/APT-1/prescriptions',
    makeVisit({ state: 'started', prescriptions: [prescription] }),
  );
  await user.click(form.getByRole('button', { name: 'Prescribe' }));
  expect(await screen.findByText('RX-2026-000017')).toBeVisible();
  expect(screen.getByText('4 tablets, 2 times a day, for 3 days')).toBeVisible();
  expect(server.requests('POST clinic/visits/APT-1/prescriptions')[0]?.body).toEqual({
    medicines: [medicine, { name: 'Paracetamol', strength: '500 mg', dose: '1 tablet', times: 3, days: 5 }],
  });
});

it('takes nothing more into a letter that is on its way', async () => {
  const { server, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Write a referral letter' }));
  const form = within(await screen.findByRole('form', { name: 'Write a referral letter' }));
  await user.type(form.getByLabelText('To'), 'Dermatology');
  await user.type(form.getByLabelText('Why'), 'A rash');
  let accept!: (response: object) => void;
  const issue = 'POST clinic/visits/APT-1/referrals';
  server.on(issue, () => new Promise((resolve) => (accept = resolve)));
  await user.click(form.getByRole('button', { name: 'Write the letter' }));
  await waitFor(() => expect(server.requests(issue)).toHaveLength(1));
  await user.type(form.getByLabelText('Why'), ' and fever');
  expect(form.getByLabelText('Why')).toHaveValue('A rash');
  await act(async () => accept({ body: { status: 'success', data: makeVisit({ referrals: [referral] }) } }));
  expect(server.requests(issue)).toHaveLength(1);
});

it('withdraws a prescription after asking once more', async () => {
  const visit = makeVisit({ state: 'finished', prescriptions: [prescription] });
  const { server, user } = await open(visit);
  server.data('POST clinic/prescriptions/RX-abc/withdraw', null);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(server.requests('POST clinic/prescriptions/RX-abc/withdraw')).toHaveLength(0);
  server.data('GET clinic/visits/APT-1', {
    ...visit,
    prescriptions: [{ ...prescription, withdrawn_at: inMinutes(0) }],
  });
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

it('shows Withdraw, and no PDF, to the author when a colleague has the visit', async () => {
  const holder = { doctor: { id: 9, name: 'Dr Yusuf Garba' }, treats: false };
  await open(makeVisit({ ...holder, prescriptions: [prescription] }));
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).not.toBeInTheDocument();
});

it('ignores Keep it while the withdrawal is being sent', async () => {
  const { server, user } = await open(makeVisit({ state: 'finished', prescriptions: [prescription] }));
  server.on('POST clinic/prescriptions/RX-abc/withdraw', () => new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: 'Yes, withdraw it' })).toBeVisible();
});

it('says so where a withdrawn prescription cannot be read again', async () => {
  const { server, user } = await open(makeVisit({ state: 'finished', prescriptions: [prescription] }));
  server.data('POST clinic/prescriptions/RX-abc/withdraw', null);
  server.on('GET clinic/visits/APT-1', { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }));
  expect(await screen.findByText(/went wrong on our side/)).toBeVisible();
});

it('refers to a specialist', async () => {
  const { server, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Write a referral letter' }));
  const form = within(await screen.findByRole('form', { name: 'Write a referral letter' }));
  await user.type(form.getByLabelText('To'), 'Cardiology');
  await user.type(form.getByLabelText('Why'), 'Murmur');
  await user.click(form.getByLabelText('Urgent'));
  server.data('POST clinic/visits/APT-1/referrals', makeVisit({ state: 'started', referrals: [referral] }));
  await user.click(form.getByRole('button', { name: 'Write the letter' }));
  await waitFor(() => expect(screen.getByText('Cardiology')).toBeVisible());
  expect(server.requests('POST clinic/visits/APT-1/referrals')[0]?.body).toEqual({
    to: 'Cardiology',
    reason: 'Murmur',
    urgent: true,
  });
});

it('says so where the same letter is there already', async () => {
  const visit = makeVisit({ state: 'started', referrals: [referral] });
  const { server, user } = await open(visit);
  await user.click(screen.getByRole('button', { name: 'Write a referral letter' }));
  await user.type(await screen.findByLabelText('To'), 'Cardiology');
  await user.type(screen.getByLabelText('Why'), 'Murmur');
  server.data('POST clinic/visits/APT-1/referrals', visit);
  expect(toasts.current).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write the letter' }));
  await waitFor(() => expect(toasts.current).toMatchObject({ type: 'success' }));
});

it('saves a letter as PDF', async () => {
  const create = jest.fn((blob: Blob) => `blob:${blob.type}`);
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { server, user } = await open(makeVisit({ state: 'finished', prescriptions: [prescription] }));
  server.on('GET clinic/visits/APT-1/letters/RX-abc', { body: new Blob(['%PDF']) });
  await user.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[0].type).toBe('application/pdf');
});

describe('a visit that a manager gives away while its doctor writes', () => {
  const visit = makeVisit({ state: 'started', prescriptions: [prescription], note: null });
  const mine = { id: nneka.id, name: nneka.name };
  const givenAway = makeVisit({ ...visit, doctor: null, treats: false, prescriptions: [] });

  it.each([
    ['note', 'Note for the patient', 'What you found', null],
    ['prescription', 'Write a prescription', 'Medicine', 'Write a prescription'],
    ['letter', 'Write a referral letter', 'To', 'Write a referral letter'],
  ])(
    'keeps the %s, says why it cannot be sent, and sends it once it is taken back',
    async (_, name, label, opener) => {
      const { server, user } = await open(visit);
      if (opener) await user.click(screen.getByRole('button', { name: opener }));
      const form = within(await screen.findByRole('form', { name }));
      await user.type(form.getByLabelText(label), 'Malaria');
      server.data('GET clinic/visits/APT-1', givenAway);
      act(() => FakeEvents.send('visit', { reference: 'APT-1' }));
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(form.getByLabelText(label)).toHaveValue('Malaria');
      expect(form.getByLabelText(label)).toHaveFocus();
      expect(screen.queryByText('RX-2026-000017')).toBeNull();
      server.data('GET clinic/visits/APT-1', { ...visit, doctor: mine });
      act(() => FakeEvents.send('visit', { reference: 'APT-1' }));
      expect(await screen.findByText('RX-2026-000017')).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(form.getByLabelText(label)).toHaveValue('Malaria');
    },
  );

  it('shows none of its medical record where nothing was being written', async () => {
    const { server } = await open(visit);
    await screen.findByRole('form', { name: 'Note for the patient' });
    server.data('GET clinic/visits/APT-1', givenAway);
    act(() => FakeEvents.send('visit', { reference: 'APT-1' }));
    expect(await screen.findByRole('region', { name: 'Medical record' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Note for the patient' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Prescriptions' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Referral letters' })).toBeNull();
  });
});
