import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { S3Store } from './s3-store';

const answer = (httpStatusCode: number) => Object.assign(new Error('S3'), { $metadata: { httpStatusCode } });

/** A bucket that answers its first writes with these, and keeps what comes then as S3 does. */
function bucket(...failures: Error[]) {
  const kept = new Set<string | undefined>();
  const send = (command: unknown) => {
    const failure = failures.shift();
    if (failure) return Promise.reject(failure);
    if (!(command instanceof PutObjectCommand)) return Promise.resolve({});
    const { Key } = command.input;
    if (kept.has(Key)) return Promise.reject(answer(412));
    kept.add(Key);
    return Promise.resolve({});
  };
  return new S3Store('s3://releases', { send } as unknown as S3Client);
}
const body = Buffer.from('{}');

it('writes once the server is back that was away at the first write', async () => {
  const store = bucket(answer(503));
  await expect(store.putIfAbsent('revisions/1.json', body)).rejects.toThrow('S3');
  expect(await store.putIfAbsent('revisions/1.json', body)).toBe('created');
  expect(await store.putIfAbsent('revisions/1.json', body)).toBe('exists');
});
