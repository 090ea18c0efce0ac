import { api, session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makeUser, reads, renderPage, resetRuntime } from '@ilera/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ClaimForm } from './claim-form';
import ClaimingModal from './claiming.modal';
import { choose, photo, receipt } from './testing/evidence';
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
