import { fakeApi, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { fireEvent, act, screen, within } from '@testing-library/react';
import AddEmployeeModal from './add-employee.modal';
import AddMemberModal from './add-member.modal';

let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
});

const csv = (text: string, name = 'staff.csv') => new File([text], name, { type: 'text/csv' });
async function openBulk(file: File) {
  const page = renderPage(<AddEmployeeModal />);
  await page.user.click(screen.getByRole('tab', { name: 'Bulk upload' }));
  await page.user.upload(screen.getByLabelText('CSV file'), file);
  return page;
}
const lines = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map((cell) => cell.querySelector('input')?.value ?? cell.textContent).join('|'),
    );

it.each([
  ['employee', AddEmployeeModal],
  ['member', AddMemberModal],
])('has a form for one %s without rules, sends nothing, and says so (P5.5)', async (who, Modal) => {
  const { user } = renderPage(<Modal />);
  for (const label of ['Name', 'Email', 'Note']) expect(screen.getByLabelText(label)).toBeVisible();
  expect(screen.getByText('(optional)')).toBeVisible();
  expect(screen.getByText(/Invitations are not sent from here yet/)).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Zara Eze');
  await user.click(screen.getByRole('button', { name: `Invite ${who} now` }));
  expect(screen.getByText('Nothing was sent')).toBeVisible();
  expect(screen.getByRole('link', { name: 'care@ilera.example' })).toHaveAttribute(
    'href',
    'mailto:care@ilera.example?subject=Please%20add%20people%20to%20my%20plan',
  );
  expect(screen.getByLabelText('Name')).toHaveValue('Zara Eze');
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(server.requests()).toHaveLength(0);
});

it('reads a CSV file and shows, line by line, what is wrong', async () => {
  const { user } = await openBulk(
    csv('\uFEFFName,Email,Note\r\n"Obi, Ada",ada@x.ng,"First ""day"""\r\n,bad,\r\n\r\nBayo,ADA@x.ng\r\n'),
  );
  expect(await screen.findByText(/3 people in the file/)).toHaveTextContent(
    '3 people in the file. 2 lines need your attention.',
  );
  expect(lines()).toEqual([
    '2|Obi, Ada|ada@x.ng|First "day"|Fine',
    '3||bad||The name is missing. This is not an email addressRemove',
    '5|Bayo|ADA@x.ng||Same email as line 2Remove',
  ]);
  // The field looks the same before and after a file chooser that is cancelled, and takes the same file again.
  expect(screen.getByLabelText('CSV file')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Invite employee now' }));
  expect(screen.getByText('Nothing was sent')).toBeVisible();
  expect(server.requests()).toHaveLength(0);
});

it('has each wrong line corrected or removed where it stands', async () => {
  const { user } = await openBulk(csv('Name,Email\nAda,ada@x.ng\n,bad\nBayo,ada@x.ng\nCh\uFFFDdi,c@x.ng\n'));
  expect(await screen.findByText(/3 lines need your attention/)).toBeVisible();
  await user.type(screen.getByLabelText('Name, line 3'), 'Musa Musa');
  await user.clear(screen.getByLabelText('Email, line 3'));
  await user.type(screen.getByLabelText('Email, line 3'), 'mailto:musa@x.ng');
  expect(screen.getByLabelText('Email, line 3')).toHaveFocus();
  expect(lines()).toContain('3|Musa Musa|mailto:musa@x.ng||FineRemove');
  expect(screen.getByText(/2 lines need your attention/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove line 4' }));
  expect(screen.getByText(/3 people in the file/)).toHaveFocus();
  // The second press of a double click meets the line that has moved up.
  fireEvent.click(screen.getByRole('button', { name: 'Remove line 5' }), { detail: 2 });
  expect(lines().at(-1)).toBe(
    '5|Ch\uFFFDdi|c@x.ng||Letters of the name were lost when the file was saved: type themRemove',
  );
  await user.clear(screen.getByLabelText('Name, line 5'));
  await user.type(screen.getByLabelText('Name, line 5'), 'Chídi');
  expect(screen.getByText(/3 people in the file/)).toHaveTextContent(
    '3 people in the file. Every line is fine.',
  );
});

it('shows the file that was chosen last, also where it was chosen while another one is read', async () => {
  const wrong = csv('Wrong,wrong@x.ng\n');
  let finish: (bytes: ArrayBuffer) => void = () => undefined;
  wrong.arrayBuffer = () => new Promise((resolve) => (finish = resolve));
  const { user } = await openBulk(wrong);
  await user.upload(screen.getByLabelText('CSV file'), csv('Right,right@x.ng\n'));
  expect(await screen.findByText(/1 person in the file/)).toBeVisible();
  await act(async () => finish(await csv('Wrong,wrong@x.ng\n').arrayBuffer()));
  expect(lines()).toEqual(['1|Right|right@x.ng||Fine']);
});

it('shows markup in a file as text', async () => {
  const { container } = await openBulk(csv('<img src=x onerror=alert(1)>,a@b.ng,\n'));
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

it('shows a long list in part, the wrong lines first', async () => {
  const people = Array.from({ length: 150 }, (_, index) => `P${index},p${index}@x.ng`);
  const { user } = await openBulk(csv([...people, 'Last,wrong'].join('\n')));
  expect(await screen.findByText('And 51 more lines.')).toBeVisible();
  expect(lines()[0]).toContain('Last');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(lines()).toHaveLength(151);
  expect(screen.queryByText(/more line/)).not.toBeInTheDocument();
});

it.each([
  [csv(''), 'staff.csv has no people in it'],
  [csv('Name,Email\n'), 'staff.csv has no people in it'],
  [csv('PK\u0003\u0004\u0000\u0000'), 'staff.csv is not a CSV file'],
  [
    csv('PK\u0003\u0004\u0000\u0000', 'staff.xlsx'),
    'staff.xlsx is a workbook: save it as CSV and choose that file',
  ],
  [csv('a,b@c.ng\n'.repeat(1_001)), 'staff.csv has more than 1000 people; split it into smaller files'],
  [Object.defineProperty(csv('a'), 'size', { value: 2_000_000 }), 'staff.csv is larger than 1 MB'],
])('says why a file cannot be read', async (file, message) => {
  await openBulk(file);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
