import { fakeApi, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import AddEmployeeModal from './add-employee.modal';
import AddMemberModal from './add-member.modal';

const INVITE = 'POST individual/employees/invite';
const SEATS = 'GET individual/employees/seats';
let server: FakeApi;
beforeEach(() => {
  resetRuntime('invitations');
  server = fakeApi();
  server.data(SEATS, { seats: 25, left: 2 });
  server.data(INVITE, { invited: 1 });
});
const csv = (text: string) => new File([text], 'staff.csv', { type: 'text/csv' });
const press = () => screen.getByRole('button', { name: 'Invite employee now' });

it('invites one employee, says where the mail went, and is ready for the next (R4.75)', async () => {
  const { user, container } = renderPage(<AddEmployeeModal />);
  expect(await screen.findByText('Your plan has room for 2 more people.')).toBeVisible();
  expect(screen.queryByText(/are not sent from here/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), 'Ada Obi');
  await user.type(screen.getByLabelText('Email'), ' mailto:ada@x.ng\u200b');
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'Welcome');
  server.data(SEATS, { seats: 25, left: 1 });
  await user.click(press());
  expect(await screen.findByText(/Ada Obi gets a mail with a link/)).toBeVisible();
  expect(server.requests(INVITE)[0]?.body).toEqual({
    people: [{ name: 'Ada Obi', email: 'ada@x.ng', note: 'Welcome' }],
  });
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(await screen.findByText('Your plan has room for 1 more person.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('invites an employee whom the browser filled in without an event (R4.95)', async () => {
  const { user } = renderPage(<AddEmployeeModal />);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Ada Obi';
  screen.getByLabelText<HTMLInputElement>('Email').value = 'ada@x.ng';
  await user.click(press());
  expect(await screen.findByText(/Ada Obi gets a mail with a link/)).toBeVisible();
});

it('keeps the next employee who is typed while one is sent', async () => {
  let accept = (_response: { body: object }) => {};
  server.on(INVITE, () => new Promise((resolve) => (accept = resolve)));
  const { user } = renderPage(<AddEmployeeModal />);
  await user.type(screen.getByLabelText('Name'), 'Ada Obi');
  await user.type(screen.getByLabelText('Email'), 'ada@x.ng');
  await user.click(press());
  await waitFor(() => expect(server.requests(INVITE)).toHaveLength(1));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Bola');
  accept({ body: {} });
  expect(await screen.findByText(/Ada Obi gets a mail with a link/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Bola');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

it('keeps the list that is chosen while another one is sent, without those who were in both', async () => {
  let accept = (_response: { body: object }) => {};
  server.on(INVITE, () => new Promise((resolve) => (accept = resolve)));
  const { user } = renderPage(<AddEmployeeModal />);
  await user.click(await screen.findByRole('tab', { name: 'Bulk upload' }));
  await user.upload(screen.getByLabelText('CSV file'), csv('A,a@x.ng\nB,b@x.ng\n'));
  await screen.findByText(/2 people in the file/);
  await user.click(press());
  await waitFor(() => expect(server.requests(INVITE)).toHaveLength(1));
  await user.upload(screen.getByLabelText('CSV file'), csv('A,a@x.ng\nC,c@x.ng\n'));
  await screen.findByText('c@x.ng');
  accept({ body: {} });
  expect(await screen.findByText(/1 person in the file/)).toBeVisible();
  expect(screen.getByText('c@x.ng')).toBeVisible();
});

it.each([
  ['employee', AddEmployeeModal],
  ['member', AddMemberModal],
])('keeps what was typed for one %s and says under the field what is wrong', async (who, Modal) => {
  const { user } = renderPage(<Modal />);
  await user.type(screen.getByLabelText('Email'), 'nobody');
  const button = screen.getByRole('button', { name: `Invite ${who} now` });
  await user.click(button);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.getByText('The name is missing')).toBeVisible();
  expect(screen.getByText('This is not an email address')).toBeVisible();
  expect(server.requests(INVITE)).toHaveLength(0);
  const words = 'This person is on your list already.';
  server.on(INVITE, {
    status: 422,
    body: { status: 'error', message: words, errors: { 'people.0.email': [words] } },
  });
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), '@x.ng');
  await user.click(button);
  // At the field, and in the list above the form.
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveValue('nobody@x.ng');
});

it('sends a list only when every line is fine and there is room for all', async () => {
  const { user } = renderPage(<AddEmployeeModal />);
  await screen.findByText(/room for 2/);
  await user.click(screen.getByRole('tab', { name: 'Bulk upload' }));
  await user.click(press());
  expect(screen.getByText('Choose a CSV file first.')).toBeVisible();
  await user.upload(screen.getByLabelText('CSV file'), csv('A,a@x.ng\nB,bad\n'));
  await screen.findByText(/1 line needs your attention/);
  await user.click(press());
  expect(screen.getByText(/^Correct the lines/)).toBeVisible();
  expect(screen.getByLabelText('Email, line 2')).toHaveFocus();
  await user.upload(screen.getByLabelText('CSV file'), csv('A,a@x.ng\nB,b@x.ng\nC,c@x.ng\n'));
  await screen.findByText(/3 people in the file/);
  await user.click(press());
  expect(
    screen.getByText('Your plan has room for 2 more, and the list has 3. Nothing was sent.'),
  ).toBeVisible();
  expect(server.requests(INVITE)).toHaveLength(0);
  await user.upload(screen.getByLabelText('CSV file'), csv('A,a@x.ng\nB,b@x.ng\n'));
  await screen.findByText(/2 people in the file/);
  const words = 'This person is on your list already.';
  server.on(INVITE, {
    status: 422,
    body: { status: 'error', message: words, errors: { 'people.1.email': [words] } },
  });
  await user.click(press());
  expect(await within(screen.getByRole('table')).findByText(words)).toBeVisible();
  await user.click(press());
  expect(screen.getByText(/^Correct the lines/)).toBeVisible();
  await user.clear(screen.getByLabelText('Email, line 2'));
  await user.type(screen.getByLabelText('Email, line 2'), 'Bayo <b2@x.ng>;');
  expect(within(screen.getByRole('table')).queryByText(words)).not.toBeInTheDocument();
  server.data(INVITE, { invited: 2 });
  await user.click(press());
  expect(await screen.findByText(/2 people get a mail/)).toBeVisible();
  expect(server.requests(INVITE).at(-1)?.body).toEqual({
    people: [
      { name: 'A', email: 'a@x.ng' },
      { name: 'B', email: 'b2@x.ng' },
    ],
  });
});

it.each([
  ['no response', null],
  ['the error of a proxy', { status: 504 }],
])('repeats a list after %s, although its people may have taken the seats', async (_name, lost) => {
  const { user } = renderPage(<AddEmployeeModal />);
  await user.click(await screen.findByRole('tab', { name: 'Bulk upload' }));
  await user.upload(screen.getByLabelText('CSV file'), csv('A,a@x.ng\nB,b@x.ng\n'));
  await screen.findByText(/2 people in the file/);
  server.on(INVITE, () => {
    server.data(SEATS, { seats: 25, left: 0 });
    return lost;
  });
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(/may have worked all the same/);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Nothing was sent');
  await screen.findByText(/Every place of your plan is taken/);
  server.data(INVITE, { invited: 2 });
  await user.click(press());
  expect(await screen.findByText(/2 people get a mail/)).toBeVisible();
  const [first, repeat] = server.requests(INVITE);
  expect(repeat?.body).toEqual(first?.body);
});
