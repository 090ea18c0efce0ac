import { session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makeUser, renderPage, resetRuntime } from '@ilera/testing';
import { axe } from '@ilera/testing/axe';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ClaimingModal from './claiming.modal';
import { choose, document, file, photo, receipt, select } from './testing/evidence';
import { preparePhoto } from './photo/prepare-photo';

// Needs a canvas, which jsdom has not; `e2e/specs/account/evidence.slow.spec.ts` has the real one.
jest.mock('./photo/prepare-photo');
Object.assign(globalThis, { __webpack_public_path__: '/assets/mf-account/1.0.0/' });
const makeReady = jest.mocked(preparePhoto);

const CALL = 'POST individual/claimable/claim';
let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  makeReady.mockReset().mockImplementation((chosen) => Promise.resolve(chosen));
  server = fakeApi();
  session.signIn('token');
  session.setUser(makeUser({ id: 7 }));
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});

const payload = { claimable: { id: '3', name: 'Dental check' } };
const open = () => renderPage(<ClaimingModal payload={payload} close={() => undefined} />);

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
