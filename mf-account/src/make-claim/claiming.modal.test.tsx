import { api, session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makeUser, reads, renderPage, resetRuntime } from '@ilera/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { ClaimForm } from './claim-form';
import ClaimingModal from './claiming.modal';
import { claimSchema } from './claim.schema';
import { preparePhoto } from './photo/prepare-photo';
import { type Upload, UploadStore } from './upload.store';

// Needs a canvas, which jsdom has not; `e2e/specs/account/evidence.slow.spec.ts` has the real one.
jest.mock('./photo/prepare-photo');
Object.assign(globalThis, { __webpack_public_path__: '/assets/mf-account/1.0.0/' });
const makeReady = jest.mocked(preparePhoto);

const CALL = 'POST individual/claimable/claim';
let server: FakeApi;
const close = jest.fn();
beforeEach(() => {
  resetRuntime();
  close.mockReset();
  makeReady.mockReset().mockImplementation((chosen) => Promise.resolve(chosen));
  server = fakeApi();
  session.signIn('token');
  session.setUser(makeUser({ id: 7 }));
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});

const claimable = { id: '3', name: 'Dental check' };
const open = () => renderPage(<ClaimingModal payload={{ claimable }} close={close} />);
const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const document = (name: string, size = 10) =>
  new File(['%PDF-1.7\n', 'x'.repeat(size)], name, { type: 'application/pdf' });
const receipt = document('receipt.pdf');
const photo = file('photo.png', 'image/png');
const select = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Evidence'), { target: { files } });
/** Chooses files and waits until they are ready. */
async function choose(...files: File[]) {
  select(...files);
  for (const { name } of files) await screen.findByText(name);
}

it('carries the words of a refused claim over, and names it (R5.3)', async () => {
  server.data(CALL, { id: 2, reference: 'CLM-2', status: 'processing' });
  const again = { reference: 'CLM-1', comment: 'Tooth check, ₦9,000' };
  const { user } = renderPage(<ClaimingModal payload={{ claimable, again }} close={close} />);
  expect(screen.getByLabelText('Comment')).toHaveValue('More evidence for CLM-1. Tooth check, ₦9,000');
  await choose(receipt);
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText('Your claim was sent')).toBeVisible();
  const body = server.requests(CALL)[0]?.body as FormData;
  expect(body.get('comment')).toContain('CLM-1');
});

it('sends comment and files as multipart and confirms with the reference', async () => {
  server.data(CALL, { id: 1, reference: 'CLM-1', status: 'processing' });
  const { user } = open();
  expect(screen.getByText('Dental check')).toBeVisible();
  await user.type(screen.getByLabelText('Comment'), '  Tooth check ');
  await choose(receipt, photo);
  expect(within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem')).toHaveLength(2);
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
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('wants a comment and evidence before it sends', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText('Say what the claim is for')).toBeVisible();
  expect(screen.getByText('Add at least one file as evidence')).toBeVisible();
  expect(screen.getByLabelText('Comment')).toHaveFocus();
  expect(server.requests(CALL)).toHaveLength(0);
});

it('names a file that cannot be sent at once, and does not add it (R4.4)', async () => {
  server.data(CALL, { id: 1, reference: 'CLM-1', status: 'processing' });
  const { user } = open();
  select(receipt, file('notes.docx', 'application/msword'));
  expect(
    await screen.findByText(
      'notes.docx is not a PDF or a picture. Take a photograph or a screenshot of it. It was not added.',
    ),
  ).toBeVisible();
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
  select(...Array.from({ length: 6 }, (_, index) => document(`page-${index + 1}.pdf`)));
  expect(await screen.findByText('page-5.pdf')).toBeVisible();
  expect(screen.getByText('Add 5 files at most')).toBeVisible();
  expect(screen.queryByText(/page-6/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take out page-5.pdf' }));
  expect(screen.queryByText('Add 5 files at most')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Evidence')).toHaveFocus();
});

it('previews pictures, and gives their memory back', async () => {
  const { user, container } = open();
  await choose(photo);
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:preview');
  const larger = screen.getByRole('button', { name: 'Show photo.png larger' });
  await user.click(larger);
  expect(larger).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Take out photo.png' }));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
});

it('shows an icon for a picture that is none', async () => {
  const { container } = open();
  await choose(photo);
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
])('keeps what was entered when the claim is refused', async (refusal, message) => {
  server.on(CALL, refusal);
  const { user } = open();
  await user.type(screen.getByLabelText('Comment'), 'Tooth');
  await choose(receipt);
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Comment')).toHaveValue('Tooth');
  expect(screen.getByText('receipt.pdf')).toBeVisible();
});

it('shows how much has gone out, and sends once', async () => {
  let advance: (share: number) => void = () => {};
  const deliver = jest.fn((_: unknown, { onUploadProgress }: Upload) => {
    advance = onUploadProgress;
    return new Promise<null>(() => {});
  });
  const { user } = renderPage(
    <ClaimForm store={new UploadStore(deliver)} claimable={claimable} onSent={() => undefined} />,
  );
  await user.type(screen.getByLabelText('Comment'), 'Tooth');
  await choose(receipt);
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
  let signal: unknown;
  api.setAdapter((request) => {
    signal = request.signal;
    return new Promise(() => {});
  });
  const { user, unmount } = open();
  await user.type(screen.getByLabelText('Comment'), 'Tooth');
  await choose(receipt);
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  await waitFor(() => expect(signal).toHaveProperty('aborted', false));
  unmount();
  expect(signal).toHaveProperty('aborted', true);
});

const claimOf = (count: number) => ({
  comment: 'Tooth',
  evidence: Array.from({ length: count }, () => receipt),
});

it.each([1, 5])('takes a claim with files: %d', async (count) => {
  await expect(claimSchema.validate(claimOf(count))).resolves.toEqual(claimOf(count));
});

it.each([
  [0, 'Add at least one file as evidence'],
  [6, 'Add 5 files at most'],
])('refuses a claim with files: %d', async (count, problem) => {
  await expect(claimSchema.validate(claimOf(count))).rejects.toThrow(problem);
});

it.each([
  ['a document', document('scan.pdf')],
  ['a picture of no type', file('scan.JPG', '')],
  ['a file of any type', file('scan', 'application/octet-stream')],
  ['a photograph of an iPhone', file('IMG_1.HEIC', 'image/heic')],
])('takes %s', async (_what, one) => {
  open();
  await choose(one);
  expect(screen.getByRole('button', { name: `Take out ${one.name}` })).toBeVisible();
});

const gone = Object.assign(document('gone.pdf'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
it.each([
  ['a film', file('a.mp4', 'video/mp4'), /^a.mp4 is not a PDF or a picture/],
  ['an empty file', file('empty.pdf', 'application/pdf', 0), /^empty.pdf is empty/],
  ['a document that another app has deleted', gone, /^gone.pdf cannot be opened on this device/],
])('refuses %s', async (_what, one, problem) => {
  open();
  select(one);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
});

it('makes photographs ready one after the other, and sends nothing before they are (R5.17)', async () => {
  const ready: ((made: File) => void)[] = [];
  makeReady.mockImplementation((_file, onProgress) => {
    onProgress(0.5);
    return new Promise((resolve) => ready.push(resolve));
  });
  const { user, container } = open();
  await user.type(screen.getByLabelText('Comment'), 'Tooth');
  select(file('IMG_1.HEIC', 'image/heic'), file('IMG_2.HEIC', 'image/heic'));
  expect(await screen.findByText('Making IMG_1.HEIC ready', { selector: '[aria-hidden] *' })).toBeVisible();
  expect(await screen.findByText('50 %')).toBeVisible();
  await waitFor(() => expect(makeReady).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await axe(container)).toHaveNoViolations();
  act(() => ready[0]?.(file('IMG_1.jpg', 'image/jpeg', 700_000)));
  expect(await screen.findByText('684 kB')).toBeVisible();
  await waitFor(() => expect(makeReady).toHaveBeenCalledTimes(2));
  act(() => ready[1]?.(file('IMG_2.jpg', 'image/jpeg')));
  expect(await screen.findByText('IMG_2.jpg')).toBeVisible();
  expect(server.requests(CALL)).toHaveLength(0);
});

it('makes the next photograph ready once the first one was taken out, and shows its progress alone', async () => {
  const report: ((share: number) => void)[] = [];
  makeReady.mockImplementation((_file, onProgress) => {
    report.push(onProgress);
    return new Promise(() => undefined);
  });
  const { user } = open();
  select(file('IMG_1.HEIC', 'image/heic'), file('IMG_2.HEIC', 'image/heic'));
  await waitFor(() => expect(report).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Take out IMG_1.HEIC' }));
  await waitFor(() => expect(report).toHaveLength(2));
  act(() => report[1]?.(0.25));
  act(() => report[0]?.(0.75));
  expect(screen.getByText('25 %')).toBeVisible();
});

it('sends the other files once a photograph that does not become ready was taken out', async () => {
  makeReady.mockReturnValue(new Promise(() => undefined));
  server.data(CALL, { id: 1, reference: 'CLM-1', status: 'processing' });
  const { user } = open();
  await user.type(screen.getByLabelText('Comment'), 'Tooth');
  await choose(receipt);
  select(file('IMG_1.HEIC', 'image/heic'));
  await user.click(await screen.findByRole('button', { name: 'Take out IMG_1.HEIC' }));
  expect(screen.getByLabelText('Evidence')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Submit claim' }));
  expect(await screen.findByText('Your claim was sent')).toBeVisible();
});

const named = (name: string) => Object.assign(new Error('x'), { name });
it.each([
  [named('EncodingError'), /IMG_1.HEIC cannot be opened on this device/],
  [named('RangeError'), /IMG_1.HEIC is too large for this device/],
  [named('PictureTooLargeError'), /IMG_1.HEIC is too large for this device/],
  [named('ChunkLoadError'), /IMG_1.HEIC needs a connection once/],
])(
  'says what to do with a photograph that cannot be made ready, and keeps the rest',
  async (error, message) => {
    makeReady.mockRejectedValueOnce(error);
    const { user } = open();
    await user.type(screen.getByLabelText('Comment'), 'Tooth');
    await choose(receipt);
    select(file('IMG_1.HEIC', 'image/heic'), photo);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByText('photo.png')).toBeVisible();
    expect(screen.getByText('receipt.pdf')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText('Comment')).toHaveValue('Tooth');
  },
);

it('refuses a document of more than 5 MB before it is sent', async () => {
  open();
  select(document('big.pdf', 5_242_880));
  expect(await screen.findByText(/^big.pdf is larger than 5 MB/)).toBeVisible();
});
