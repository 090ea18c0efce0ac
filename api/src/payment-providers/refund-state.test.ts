import { nextStep, readState, type ListedRefund } from './refund-state';

const name = 'Refund 7 of PAY-1';
const ours = (status: string, amount = 100_000): ListedRefund => ({ amount, status, merchant_note: name });
const other = (status: string, amount: number | string): ListedRefund => ({
  amount,
  status,
  merchant_note: 'By hand',
});
const unknown = 'a word of next year';

// What is paid is 100,000 kobo, and so is our refund unless the row says otherwise.
describe('our refund beside the refunds that are there (R5.1)', () => {
  it.each<[string, ListedRefund[], object, number?]>([
    ['nothing', [], { send: 100_000 }],
    ['ours, pending', [ours('pending')], { state: 'accepted' }],
    ['ours, processing', [ours('processing')], { state: 'accepted' }],
    ['ours, processed', [ours('processed')], { state: 'done' }],
    ['ours, failed', [ours('failed')], { send: 100_000 }],
    ['ours, needs-attention', [ours('needs-attention')], { state: 'attention' }],
    ['ours, unknown', [ours(unknown)], { state: 'attention' }],
    ['ours, failed and then processed', [ours('failed'), ours('processed')], { state: 'done' }],
    [
      'ours, less because of a part',
      [other('processed', 10_000), ours('processed', 90_000)],
      { state: 'done' },
    ],
    ['a part, pending', [other('pending', 10_000)], { send: 90_000 }],
    ['a part, processing', [other('processing', 10_000)], { send: 90_000 }],
    ['a part, processed', [other('processed', 10_000)], { send: 90_000 }],
    ['a part, as text', [other('processed', '10000')], { send: 90_000 }],
    ['a part, failed', [other('failed', 10_000)], { send: 100_000 }],
    ['a part, needs-attention', [other('needs-attention', 10_000)], { state: 'attention' }],
    ['a part, unknown', [other(unknown, 10_000)], { state: 'attention' }],
    ['a part of no amount', [other('processed', '')], { send: 100_000 }],
    ['a part of no number', [other('processed', 'ten')], { state: 'attention' }],
    [
      'parts that make the whole',
      [other('processed', 60_000), other('pending', 40_000)],
      { state: 'accepted' },
    ],
    ['the whole, pending', [other('pending', 100_000)], { state: 'accepted' }],
    ['the whole, processing', [other('processing', 100_000)], { state: 'accepted' }],
    ['the whole, processed', [other('processed', 100_000)], { state: 'done' }],
    ['the whole, failed', [other('failed', 100_000)], { send: 100_000 }],
    ['the whole, needs-attention', [other('needs-attention', 100_000)], { state: 'attention' }],
    ['the whole, unknown', [other(unknown, 100_000)], { state: 'attention' }],
    ['a part, where ours is a part that fits', [other('processed', 10_000)], { send: 40_000 }, 40_000],
    ['a part, where ours is a part too large', [other('processed', 70_000)], { send: 30_000 }, 40_000],
    ['ours of a part, processed: not sent again', [ours('processed', 40_000)], { state: 'done' }, 40_000],
    [
      'ours of a part beside another part, pending',
      [ours('pending', 40_000), other('processed', 10_000)],
      { state: 'accepted' },
      40_000,
    ],
    ['ours failed beside a part', [ours('failed', 90_000), other('processed', 10_000)], { send: 90_000 }],
  ])('%s', (_words, listed, step, owed = 100_000) => {
    expect(nextStep(listed, { name, refundKobo: owed, paidKobo: 100_000 })).toEqual(step);
  });

  it.each([
    ['pending', 'accepted'],
    ['processing', 'accepted'],
    ['processed', 'done'],
    ['failed', 'failed'],
    ['needs-attention', 'attention'],
    ['', 'attention'],
    ['constructor', 'attention'],
  ])('reads %s as %s', (theirs, state) => {
    expect(readState(theirs)).toBe(state);
  });
});
