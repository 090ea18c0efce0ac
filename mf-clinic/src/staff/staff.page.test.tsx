import { axe } from '@ilera/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { clinicApi, kemi, musa, nneka, openScreen } from '../testing/open-clinic';
import StaffPage from './staff.page';

async function open() {
  const server = clinicApi(musa);
  const page = openScreen(StaffPage, '/clinic/staff');
  await screen.findByRole('row', { name: /Dr Nneka Obi/ });
  return { server, ...page };
}

it('lists who works here with roles, licence and state', async () => {
  const { container } = await open();
  const row = screen.getByRole('row', { name: /Dr Nneka Obi/ });
  expect(row).toHaveTextContent(/Doctor.*General practice.*MDCN-40817.*Active/);
  expect(await axe(container)).toHaveNoViolations();
});

it('invites a doctor, who needs specialty and licence', async () => {
  const { server, user, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }));
  await user.type(form.getByLabelText('Name'), 'Dr Bola Ade');
  await user.type(form.getByLabelText('Mail'), 'bola@ilera.example');
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(await form.findByText('Choose a role.')).toBeVisible();
  await user.click(form.getByLabelText('Doctor'));
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(await form.findByText('A doctor has a licence number.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(form.getByLabelText('Specialty'), 'Surgery');
  await user.type(form.getByLabelText('Licence'), 'MDCN-1');
  server.data('POST clinic/staff', { ...nneka, email: 'bola@ilera.example' });
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText(/An invitation is on its way to bola@ilera.example/)).toBeVisible();
  expect(server.requests('POST clinic/staff')[0]?.body).toEqual({
    name: 'Dr Bola Ade',
    email: 'bola@ilera.example',
    roles: ['doctor'],
    specialty: 'Surgery',
    licence: 'MDCN-1',
  });
});

it('shows under its field why an invitation is refused', async () => {
  const { server, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }));
  await user.type(form.getByLabelText('Name'), 'Kemi');
  await user.type(form.getByLabelText('Mail'), 'kemi@ilera.example');
  await user.click(form.getByLabelText('Care manager'));
  server.on('POST clinic/staff', {
    status: 422,
    body: { status: 'error', message: 'x', errors: { email: ['Somebody with this address works here.'] } },
  });
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(await form.findByText('Somebody with this address works here.')).toBeVisible();
  expect(form.getByLabelText('Mail')).toHaveAccessibleDescription(/works here/);
});

it('leads into the form, which opens above a long list, and back when it is done or left', async () => {
  const { server, user } = await open();
  const invite = screen.getByRole('button', { name: 'Invite somebody' });
  await user.click(screen.getByRole('button', { name: 'Change Kemi Alade' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(invite).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change Kemi Alade' }));
  server.data(`PUT clinic/staff/${kemi.id}`, kemi);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Kemi Alade is changed.');
  expect(invite).toHaveFocus();
});

it('keeps what is added while a change is saved, and saves it next', async () => {
  const { server, user } = await open();
  const CHANGE = `PUT clinic/staff/${kemi.id}`;
  let accept!: (response: object) => void;
  server.on(CHANGE, () => new Promise((resolve) => (accept = resolve)));
  await user.click(screen.getByRole('button', { name: 'Change Kemi Alade' }));
  await user.type(screen.getByLabelText('Name'), ' Ojo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requests(CHANGE)).toHaveLength(1));
  await user.type(screen.getByLabelText('Name'), '-Bello');
  const saved = { ...kemi, name: 'Kemi Alade Ojo' };
  server.data('GET clinic/staff', [saved, nneka, musa]);
  accept({ body: { data: saved } });
  expect(await screen.findByRole('row', { name: /Kemi Alade Ojo/ })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Kemi Alade Ojo-Bello');
  server.data(CHANGE, { ...saved, name: 'Kemi Alade Ojo-Bello' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Kemi Alade Ojo-Bello is changed.')).toBeVisible();
  expect(server.requests(CHANGE)[1]?.body).toMatchObject({
    name: 'Kemi Alade Ojo-Bello',
    was: { name: 'Kemi Alade Ojo' },
  });
});

it("saves over a colleague's change at the second press", async () => {
  const { server, user } = await open();
  const CHANGE = `PUT clinic/staff/${kemi.id}`;
  const message = 'Somebody else has just changed this person. Look at it again.';
  server.on(CHANGE, { status: 409, body: { status: 'error', message, errors: [message] } });
  await user.click(screen.getByRole('button', { name: 'Change Kemi Alade' }));
  await user.type(screen.getByLabelText('Name'), ' Ojo');
  const theirs = { ...kemi, roles: ['care' as const, 'support' as const] };
  server.data('GET clinic/staff', [theirs, nneka, musa]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Support')).toBeChecked());
  server.data(CHANGE, { ...theirs, name: 'Kemi Alade Ojo' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Kemi Alade Ojo is changed.')).toBeVisible();
  const { roles } = theirs;
  expect(server.requests(CHANGE)[1]?.body).toMatchObject({ name: 'Kemi Alade Ojo', roles, was: { roles } });
});

it('deactivates somebody', async () => {
  const { server, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change Kemi Alade' }));
  server.data(`PUT clinic/staff/${kemi.id}`, { ...kemi, active: false });
  server.data('GET clinic/staff', [{ ...kemi, active: false }, nneka, musa]);
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Kemi Alade/ })).toHaveTextContent('Deactivated'),
  );
  expect(server.requests(`PUT clinic/staff/${kemi.id}`)[0]?.body).toMatchObject({
    roles: ['care'],
    active: false,
  });
});

it('opens to managers only', async () => {
  clinicApi(nneka);
  openScreen(StaffPage, '/clinic/staff');
  expect(await screen.findByText('Your role does not open this page.')).toBeVisible();
});
