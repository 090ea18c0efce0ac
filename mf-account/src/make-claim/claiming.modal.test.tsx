import { session } from '@shared/runtime';
import { fakeApi, type FakeApi, makeUser, reads, renderPage, resetRuntime } from '@shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from '@shared/testing/axe';
import { ClaimForm } from './claim-form';
import { ClaimStore } from './claim.store';
import ClaimingModal from './claiming.modal';
import { evidenceProblem } from './evidence-rules';

const CALL = 'POST individual/claimable/claim';
let server: FakeApi;
const close = jest.fn();
beforeEach(() => {
  resetRuntime();
  close.mockReset();
  server = fakeApi();
  session.signIn('token');
  session.setUser(makeUser({ id: 7 }));
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});

const claimable = { id: '3', name: 'Dental check' };
const open = () => renderPage(<ClaimingModal payload={{ claimable }} close={close} />);
const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const receipt = file('receipt.pdf', 'application/pdf');
const photo = file('photo.png', 'image/png');
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Evidence'), { target: { files } });

it('sends comment and files as multipart and confirms with the reference', async () => {
  server.data(CALL, { id: 1, reference: 'CLM-1', status: 'processing' });
  const { user, container } = open();
  expect(screen.getByText('Dental check')).toBeVisible();
  await user.type(screen.getByLabelText('Comment'), '  Tooth check ');
  choose(receipt);
  choose(photo);
  expect(within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText('Your claim was sent')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your claim was sent' })).toHaveFocus();
  expect(screen.getByText(reads(/Your reference is CLM-1/))).toBeVisible();
  const body = server.requests(CALL)[0]?.body as FormData;
  expect([...body.keys()]).toEqual(['claimable_id', 'user_id', 'comment', 'evidence', 'evidence']);
  expect(body.get('claimable_id')).toBe('3');
  expect(body.get('user_id')).toBe('7');
  expect(body.get('comment')).toBe('Tooth check');
  expect((body.getAll('evidence') as File[]).map(({ name }) => name)).toEqual(['receipt.pdf', 'photo.png']);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('wants a comment and evidence before it sends', async () => {
  const { user, container } = open();
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText('Say what the claim is for')).toBeVisible();
  expect(screen.getByText('Add at least one file as evidence')).toBeVisible();
  expect(screen.getByLabelText('Comment')).toHaveFocus();
  expect(server.requests(CALL)).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

it('names a file that cannot be sent at once, and does not add it (R4.4)', async () => {
  server.data(CALL, { id: 1, reference: 'CLM-1', status: 'processing' });
  const { user } = open();
  choose(receipt, file('notes.docx', 'application/msword'));
  expect(screen.getByText('notes.docx is not a PDF, JPEG or PNG file. It was not added.')).toBeVisible();
  const chosen = within(screen.getByRole('list', { name: 'Chosen files' }));
  expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('receipt.pdf'),
  ]);
  await user.type(screen.getByLabelText('Comment'), 'Tooth check');
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText('Your claim was sent')).toBeVisible();
});

it('keeps the first five files of more, and says so', async () => {
  const { user } = open();
  choose(...Array.from({ length: 6 }, (_, index) => file(`page-${index + 1}.pdf`, 'application/pdf')));
  expect(screen.getByText('Add 5 files at most')).toBeVisible();
  expect(screen.queryByText(/page-6/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take out page-5.pdf' }));
  expect(screen.queryByText('Add 5 files at most')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Evidence')).toHaveFocus();
});

it('previews pictures, and gives their memory back', async () => {
  const { user, container } = open();
  choose(photo);
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:preview');
  await user.click(screen.getByRole('button', { name: 'Take out photo.png' }));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
});

it('shows an icon for a picture that is none', () => {
  const { container } = open();
  choose(photo);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
});

it.each([
  [
    { status: 422, body: { errors: { evidence: ['Evidence can be PDF, JPEG or PNG files.'] } } },
    'Evidence can be PDF, JPEG or PNG files.',
  ],
  [{ status: 422, body: { errors: { comment: ['Too short'] } } }, 'Too short'],
  [{ status: 422, body: { errors: ['You have claimed this already'] } }, 'You have claimed this already'],
  [{ status: 500, body: { message: 'Not now' } }, 'Not now'],
  [null, 'We could not reach the service. Check your connection and try again.'],
])('keeps what was entered when the claim is refused', async (refusal, message) => {
  server.on(CALL, refusal);
  const { user } = open();
  await user.type(screen.getByLabelText('Comment'), 'Tooth');
  choose(receipt);
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Comment')).toHaveValue('Tooth');
  expect(screen.getByText('receipt.pdf')).toBeVisible();
});

it('shows how much has gone out, and sends once', async () => {
  let advance: (share: number) => void = () => {};
  const deliver = jest.fn((_: unknown, onProgress: (share: number) => void) => {
    advance = onProgress;
    return new Promise<null>(() => {});
  });
  const { user } = renderPage(<ClaimForm store={new ClaimStore(deliver)} claimable={claimable} />);
  await user.type(screen.getByLabelText('Comment'), 'Tooth');
  choose(receipt);
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText('Sending, 0 %')).toBeVisible();
  await waitFor(() => expect(deliver).toHaveBeenCalledTimes(1));
  act(() => advance(0.456));
  expect(await screen.findByText('Sending, 45 %')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveValue(45);
  act(() => advance(1));
  expect(await screen.findByText('Sent, waiting for the answer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(deliver).toHaveBeenCalledTimes(1);
});

it('aborts the upload when the modal is closed', async () => {
  let signal: AbortSignal | undefined;
  const store = new ClaimStore((_, __, given) => {
    signal = given;
    return new Promise<null>(() => {});
  });
  void store.send({ claimable_id: '3', user_id: 7, comment: 'x', evidence: [] });
  store.giveUp();
  expect(signal?.aborted).toBe(true);
});

const big = Object.defineProperty(file('big.pdf', 'application/pdf'), 'size', { value: 5_242_881 });
it.each([
  [[receipt], undefined],
  [[file('scan.JPG', '')], undefined],
  [[], 'Add at least one file as evidence'],
  [Array.from({ length: 6 }, () => receipt), 'Add 5 files at most'],
  [[file('a.gif', 'image/gif')], 'a.gif is not a PDF, JPEG or PNG file'],
  [[file('empty.pdf', 'application/pdf', 0)], 'empty.pdf is empty'],
  [[big], 'big.pdf is larger than 5 MB'],
])('judges files', (files, problem) => expect(evidenceProblem(files)).toBe(problem));
