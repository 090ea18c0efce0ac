import type { Care } from '@ilera/contracts/api';
import { fakeApi, type FakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { axe } from '@ilera/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { VisitCare } from './visit-care';

const doctor = { name: 'Dr Nneka Obi', licence: 'MDCN-40817' };
const care: Care = {
  reference: 'APT-1',
  scheduled_at: '2026-12-05T08:30:00.000Z',
  method: 'video',
  state: 'waiting',
  patient: null,
  link: null,
  care_manager: null,
  doctor: null,
  note: null,
  prescriptions: [],
  referrals: [],
  files: [],
};
const after: Care = {
  ...care,
  state: 'finished',
  care_manager: 'Kemi Alade',
  doctor: { name: doctor.name, specialty: 'General practice' },
  note: {
    summary: 'You have malaria.',
    self_care: 'Rest and drink.',
    come_back: 'In three days, or at once with cramps.',
    written_at: '2026-12-05T09:00:00.000Z',
  },
  prescriptions: [
    {
      code: 'RX-abc',
      number: 'RX-2026-000017',
      doctor,
      issued_at: '2026-12-05T09:00:00.000Z',
      valid_until: '2027-01-05T08:00:00.000Z',
      withdrawn_at: null,
      medicines: [{ name: 'Artemether', strength: '20 mg', dose: '4 tablets', times: 2, days: 3 }],
    },
  ],
  referrals: [
    {
      code: 'REF-1',
      doctor,
      issued_at: '2026-12-05T09:00:00.000Z',
      to: 'Cardiology',
      reason: 'Murmur',
      urgent: true,
    },
  ],
};
let server: FakeApi;

beforeEach(() => {
  resetRuntime('visits', 'care');
  server = fakeApi();
});

async function open(answer: Care) {
  server.data('GET individual/appointment/APT-1/care', answer);
  const page = renderPage(<VisitCare reference="APT-1" />);
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  return page;
}

it('says that the link comes, and then has it', async () => {
  const { unmount } = await open(care);
  expect(screen.getByText(/as soon as somebody of our team takes your visit/)).toBeVisible();
  unmount();
  await open({ ...care, link: 'https://meet.example/x', doctor: { name: doctor.name, specialty: null } });
  expect(screen.getByRole('link', { name: 'Go to the consultation' })).toHaveAttribute(
    'href',
    'https://meet.example/x',
  );
  expect(screen.getByText('Dr Nneka Obi')).toBeVisible();
});

it('shows who cared, the note, the medicines and the referral', async () => {
  const { container } = await open(after);
  for (const text of [
    'Dr Nneka Obi, General practice',
    'Kemi Alade',
    'You have malaria.',
    'Rest and drink.',
    'In three days, or at once with cramps.',
    'Artemether 20 mg',
    '4 tablets, 2 times a day, for 3 days',
    'Valid until 5th January, 2027',
    'To: Cardiology',
    'Urgent',
    'Murmur',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/as soon as somebody/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('warns of a prescription that was withdrawn', async () => {
  const withdrawn = after.prescriptions.map((one) => ({ ...one, withdrawn_at: '2026-12-06T09:00:00.000Z' }));
  await open({ ...after, prescriptions: withdrawn });
  expect(screen.getByText('Withdrawn: do not use it.')).toBeVisible();
  expect(screen.queryByText(/Valid until/)).not.toBeInTheDocument();
});

it('can be tried again', async () => {
  server.on('GET individual/appointment/APT-1/care', { status: 500, body: {} });
  const { user } = renderPage(<VisitCare reference="APT-1" />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data('GET individual/appointment/APT-1/care', after);
  await user.click(again);
  expect(await screen.findByText('You have malaria.')).toBeVisible();
});

it('says whom it is for, where that is somebody else (R4.101)', async () => {
  await open({ ...care, patient: 'Zainab Quadri' });
  expect(screen.getByText('For')).toBeVisible();
  expect(screen.getByText('Zainab Quadri').closest('[translate="no"]')).toBeVisible();
});

const FILES = 'POST individual/appointment/APT-1/files';
const photo = { id: 1, name: 'rash.pdf', bytes: 10 };
const pdf = new File(['%PDF-1.7\n'], 'rash.pdf', { type: 'application/pdf' });

it('sends files to the doctor, and lists them (R4.102)', async () => {
  resetRuntime('visits', 'care', 'visit-files');
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
  server = fakeApi();
  server.data('GET individual/appointment/APT-1/care', care);
  const { user, container } = renderPage(<VisitCare reference="APT-1" />);
  await user.click(await screen.findByRole('button', { name: 'Send photographs or PDFs' }));
  expect(await screen.findByLabelText('Files')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send to my doctor' }));
  expect(await screen.findByText('Add at least one file')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.upload(screen.getByLabelText('Files'), pdf);
  await screen.findByText('rash.pdf');
  const errors = { evidence: ['A visit takes 4 files at most.'] };
  server.on(FILES, { status: 422, body: { status: 'error', message: 'x', errors } });
  await user.click(screen.getByRole('button', { name: 'Send to my doctor' }));
  expect(await screen.findByText('A visit takes 4 files at most.')).toBeVisible();
  server.data(FILES, [photo]);
  await user.click(screen.getByRole('button', { name: 'Send to my doctor' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Your doctor can see it.');
  expect(screen.getByText('rash.pdf')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send photographs or PDFs' })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  expect([...(server.requests(FILES)[0]!.body as FormData).keys()]).toEqual(['evidence']);
});

it.each<[string, Partial<Care>, number, number]>([
  ['that is over', { state: 'finished', files: [photo] }, 1, 0],
  ['that has four', { files: [1, 2, 3, 4].map((id) => ({ ...photo, id })) }, 4, 0],
  ['that has one', { files: [photo] }, 1, 1],
])('offers to send more at a visit %s only while it takes them', async (_name, change, files, buttons) => {
  resetRuntime('visits', 'care', 'visit-files');
  server = fakeApi();
  server.data('GET individual/appointment/APT-1/care', { ...care, ...change });
  renderPage(<VisitCare reference="APT-1" />);
  expect(await screen.findAllByText('rash.pdf')).toHaveLength(files);
  expect(screen.queryAllByRole('button', { name: 'Send photographs or PDFs' })).toHaveLength(buttons);
});
