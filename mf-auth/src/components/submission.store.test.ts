import { Submission } from './submission.store';

it('is busy while it sends, and gives the result', async () => {
  const submission = new Submission((name: string) => Promise.resolve(`Hello ${name}`));
  const sent = submission.submit('Ada');
  expect(submission.busy).toBe(true);
  expect(await sent).toEqual({ result: 'Hello Ada' });
  expect(submission.busy).toBe(false);
});

it('keeps why it was refused until the next try', async () => {
  const refusal = new Error('no');
  const send = jest.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce('yes');
  const submission = new Submission<string, string>(send);
  expect(await submission.submit('Ada')).toBeNull();
  expect(submission.error).toBe(refusal);
  expect(submission.busy).toBe(false);
  const again = submission.submit('Ada');
  expect(submission.error).toBeNull();
  expect(await again).toEqual({ result: 'yes' });
});
