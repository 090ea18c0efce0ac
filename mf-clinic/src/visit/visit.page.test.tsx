import type { ClinicVisit, Staff } from '@ilera/contracts/api';
import { toasts } from '@ilera/runtime';
import { axe } from '@ilera/testing/axe';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeEvents } from '../testing/fake-events';
import { clinicApi, inMinutes, kemi, makeVisit, musa, nneka, openScreen } from '../testing/open-clinic';
import VisitPage from './visit.page';

const free = makeVisit({ doctor: null, care_manager: null, waits: 'unassigned' });
const refusal = (status: number, message: string) => ({
  status,
  body: { status: 'error', message, errors: [message] },
});

const makePrescription = (withdrawnAt: string | null = null) => ({
  code: 'RX-1',
  number: 'RX-2026-000001',
  doctor: { name: nneka.name, licence: 'MDCN-40817' },
  issued_at: inMinutes(-5),
  valid_until: inMinutes(5),
  withdrawn_at: withdrawnAt,
  medicines: [],
});

/** What a visit says of one of the staff. */
const holderOf = ({ id, name }: Staff) => ({ id, name });

async function open(visit: ClinicVisit, me: Staff = nneka) {
  const server = clinicApi(me);
  server.data('GET clinic/visits/APT-1', visit);
  const page = openScreen(VisitPage, '/clinic/visits/APT-1', '/clinic/visits/:reference');
  await screen.findByRole('heading', { level: 1, name: visit.condition ?? /own words/ });
  return { server, ...page };
}

const holders = () => within(screen.getByRole('region', { name: 'Who cares' }));

it('says who comes, when, how, and how they are reached; earlier visits lead on', async () => {
  const { container } = await open(
    makeVisit({
      care_manager: null,
      earlier: [
        {
          reference: 'APT-0',
          scheduled_at: inMinutes(-9_000),
          condition: 'Acne',
          person: 'Amara O.',
          state: 'finished',
        },
      ],
    }),
  );
  await screen.findByRole('group', { name: 'Give to a care manager' });
  await screen.findByRole('form', { name: 'Note for the patient' });
  expect(screen.getByText('Begins in 2 h 30 min')).toBeVisible();
  expect(screen.getByText('Amara Okafor')).toBeVisible();
  expect(screen.getByRole('link', { name: '0803 123 4567' })).toHaveAttribute('href', 'tel:08031234567');
  expect(screen.getByRole('link', { name: /^amara/ })).toHaveAttribute('href', 'mailto:amara@example.com');
  expect(screen.getByRole('link', { name: 'Acne' })).toHaveAttribute('href', '/clinic/visits/APT-0');
  expect(await axe(container)).toHaveNoViolations();
});

it('says whom it is for, where that is not who booked it (R4.101)', async () => {
  const patient = { name: 'Zainab Quadri', age: 0, relation: 'child' } as const;
  const { container } = await open(makeVisit({ person: 'Zainab Q.', patient }));
  const block = within(await screen.findByRole('region', { name: 'Patient' }));
  for (const text of ['Zainab Quadri', 'Under 1 year', 'Child of who booked'])
    expect(block.getByText(text)).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Contact: who booked' })).getByText('Amara Okafor'),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('is taken with one press, and then has a link', async () => {
  const { server, user } = await open(free);
  server.data('PUT clinic/visits/APT-1/assignment', {
    ...free,
    doctor: holderOf(nneka),
    link: 'https://meet.example/x',
  });
  await user.click(screen.getByRole('button', { name: 'Take it as doctor' }));
  expect(await screen.findByRole('link', { name: 'Link to the consultation' })).toHaveAttribute(
    'href',
    'https://meet.example/x',
  );
  expect(server.requests('PUT clinic/visits/APT-1/assignment')[0]?.body).toEqual({
    as: 'doctor',
    staff_id: nneka.id,
    was: null,
  });
  expect(screen.getByText('Dr Nneka Obi (you)')).toBeVisible();
  expect(holders().queryByRole('button', { name: 'Take it as care manager' })).not.toBeInTheDocument();
});

it('shows who was quicker', async () => {
  const { server, user } = await open(free);
  server.on('PUT clinic/visits/APT-1/assignment', refusal(409, 'Dr Yusuf Garba has this visit by now.'));
  server.data('GET clinic/visits/APT-1', { ...free, doctor: { id: 9, name: 'Dr Yusuf Garba' } });
  await user.click(screen.getByRole('button', { name: 'Take it as doctor' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dr Yusuf Garba has this visit by now.');
  expect(holders().getByText('Dr Yusuf Garba')).toBeVisible();
});

it('is given to a colleague, or back', async () => {
  const visit = makeVisit();
  const { server, user } = await open(visit);
  server.data('PUT clinic/visits/APT-1/assignment', visit);
  await user.click(holders().getByRole('button', { name: 'Give back' }));
  await waitFor(() => expect(server.requests('PUT clinic/visits/APT-1/assignment')).toHaveLength(1));
  expect(server.requests('PUT clinic/visits/APT-1/assignment')[0]?.body).toEqual({
    as: 'doctor',
    staff_id: null,
    was: nneka.id,
  });
});

it('is given by a manager, who takes none', async () => {
  const { server, user } = await open(free, musa);
  server.data('PUT clinic/visits/APT-1/assignment', { ...free, care_manager: holderOf(kemi) });
  expect(screen.queryByRole('button', { name: /^Take it/ })).not.toBeInTheDocument();
  const form = within(await screen.findByRole('group', { name: 'Give to a care manager' }));
  await user.selectOptions(form.getByRole('combobox'), kemi.name);
  await user.click(form.getByRole('button', { name: 'Give' }));
  expect(await holders().findByText('Kemi Alade')).toBeVisible();
  expect(server.requests('PUT clinic/visits/APT-1/assignment')[0]?.body).toEqual({
    as: 'care',
    staff_id: kemi.id,
    was: null,
  });
});

it('reads the reason with a press only, and not at all for a manager', async () => {
  const { server, user, unmount } = await open(makeVisit());
  expect(server.requests('GET clinic/visits/APT-1/reason')).toHaveLength(0);
  server.data('GET clinic/visits/APT-1/reason', { reason: 'Fever since Monday' });
  await user.click(screen.getByRole('button', { name: 'Show the reason' }));
  expect(await screen.findByText('Fever since Monday')).toBeVisible();
  expect(server.requests('GET clinic/visits/APT-1/reason')).toHaveLength(1);
  unmount();
  await open(makeVisit(), musa);
  expect(screen.queryByRole('button', { name: 'Show the reason' })).not.toBeInTheDocument();
});

it('is started and finished by its doctor', async () => {
  const visit = makeVisit();
  const { server, user } = await open(visit);
  server.data('PUT clinic/visits/APT-1/state', { ...visit, state: 'started', started_at: inMinutes(0) });
  await user.click(screen.getByRole('button', { name: 'Start' }));
  server.data('PUT clinic/visits/APT-1/state', { ...visit, state: 'finished', ended_at: inMinutes(0) });
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(await screen.findByText(/^Ended/)).toBeVisible();
  expect(server.requests('PUT clinic/visits/APT-1/state').map(({ body }) => body)).toEqual([
    { state: 'started' },
    { state: 'finished' },
  ]);
  expect(screen.queryByRole('button', { name: 'Nobody came' })).not.toBeInTheDocument();
});

it('is not finished by the second press of a double click on Start, or by a key that is held', async () => {
  const visit = makeVisit();
  const { server, user } = await open(visit);
  server.data('PUT clinic/visits/APT-1/state', { ...visit, state: 'started', started_at: inMinutes(0) });
  await user.click(screen.getByRole('button', { name: 'Start' }));
  const finish = await screen.findByRole('button', { name: 'Finish' });
  expect(finish).not.toHaveFocus();
  fireEvent.click(finish, { detail: 2 });
  expect(server.requests('PUT clinic/visits/APT-1/state')).toHaveLength(1);
});

it('says that nobody came only after its time', async () => {
  await open(makeVisit());
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nobody came' })).not.toBeInTheDocument();
});

it('is started by nobody else; that nobody came is asked once more', async () => {
  const visit = makeVisit({ scheduled_at: inMinutes(-12) });
  const { server, user } = await open(visit, kemi);
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Note for the patient' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Write a prescription' })).not.toBeInTheDocument();
  server.data('PUT clinic/visits/APT-1/state', { ...visit, state: 'no-show' });
  await user.click(screen.getByRole('button', { name: 'Nobody came' }));
  expect(server.requests('PUT clinic/visits/APT-1/state')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes, nobody came' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /came/ })).not.toBeInTheDocument());
  expect(server.requests('PUT clinic/visits/APT-1/state')[0]?.body).toEqual({ state: 'no-show' });
});

it('shows that the doctor has written meanwhile, and then offers no more that nobody came', async () => {
  const note = { summary: 'Malaria', self_care: '', come_back: 'In a week', written_at: inMinutes(-1) };
  const visit = makeVisit({ scheduled_at: inMinutes(-12), state: 'started' });
  const { server, user } = await open(visit, kemi);
  const written = 'The doctor has written to this person, so the visit took place.';
  server.on('PUT clinic/visits/APT-1/state', refusal(422, written));
  server.data('GET clinic/visits/APT-1', { ...visit, note });
  await user.click(screen.getByRole('button', { name: 'Nobody came' }));
  await user.click(screen.getByRole('button', { name: 'Yes, nobody came' }));
  await waitFor(() => expect(toasts.current).toMatchObject({ type: 'error', message: written }));
  expect(screen.queryByRole('button', { name: /came/ })).not.toBeInTheDocument();
});

it.each([
  ['a prescription', { prescriptions: [makePrescription()] }, false],
  ['a withdrawn prescription', { prescriptions: [makePrescription(inMinutes(-1))] }, true],
])('with %s is one that nobody came to, or not', async (_words, letters, isOffered) => {
  await open(makeVisit({ scheduled_at: inMinutes(-12), state: 'started', ...letters }), kemi);
  expect(screen.queryAllByRole('button', { name: 'Nobody came' })).toHaveLength(isOffered ? 1 : 0);
});

it('goes on while it is being noted that nobody came', async () => {
  const visit = makeVisit({ scheduled_at: inMinutes(-12) });
  const { server, user } = await open(visit, kemi);
  server.on('PUT clinic/visits/APT-1/state', () => new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Nobody came' }));
  await user.click(screen.getByRole('button', { name: 'Yes, nobody came' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: 'Yes, nobody came' })).toBeVisible();
});

it('follows what a colleague does with it, and with no other visit', async () => {
  const { server } = await open(free);
  const before = server.requests('GET clinic/visits/APT-1').length;
  server.data('GET clinic/visits/APT-1', { ...free, doctor: { id: 9, name: 'Dr Yusuf Garba' } });
  act(() => FakeEvents.send('visit', { reference: 'APT-2' }));
  act(() => FakeEvents.send('visit', { reference: 'APT-1' }));
  expect(await holders().findByText('Dr Yusuf Garba')).toBeVisible();
  expect(server.requests('GET clinic/visits/APT-1')).toHaveLength(before + 1);
});

it('can be tried again when it could not be loaded', async () => {
  const server = clinicApi(nneka);
  server.on('GET clinic/visits/APT-1', null);
  const { user } = openScreen(VisitPage, '/clinic/visits/APT-1', '/clinic/visits/:reference');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Visit' })).toBeVisible();
  server.data('GET clinic/visits/APT-1', makeVisit());
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Malaria' })).toBeVisible();
});

it('says so where there is no such visit, which another try would not find either', async () => {
  const server = clinicApi(nneka);
  server.on('GET clinic/visits/APT-9', { status: 404 });
  openScreen(VisitPage, '/clinic/visits/APT-9', '/clinic/visits/:reference');
  expect(await screen.findByRole('heading', { level: 1, name: /visit does not exist/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All visits' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('opens a file of the person with a press (R4.102)', async () => {
  const { server, user, container } = await open(
    makeVisit({ files: [{ id: 7, name: 'rash.jpg', bytes: 10 }] }),
  );
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  const FILE = 'GET clinic/visits/APT-1/files/7';
  server.on(FILE, { body: new Blob(['x'], { type: 'image/jpeg' }) });
  expect(server.requests(FILE)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Show rash.jpg' }));
  expect(await screen.findByRole('img', { name: 'Picture: rash.jpg' })).toHaveAttribute('src', 'blob:file');
  expect(server.requests(FILE)).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('says that what colleagues change does not arrive, and reads again once the stream begins', async () => {
  const { server } = await open(free);
  act(() => FakeEvents.send('error'));
  expect(screen.getByText(/colleagues change does not arrive/)).toBeVisible();
  server.data('GET clinic/visits/APT-1', { ...free, doctor: holderOf(nneka) });
  act(() => FakeEvents.send('open'));
  expect(await holders().findByText(`${nneka.name} (you)`)).toBeVisible();
  expect(screen.queryByText(/colleagues change does not arrive/)).not.toBeInTheDocument();
});
