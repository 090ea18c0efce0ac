import { brotliCompressSync, gzipSync } from 'node:zlib';
import { decompress } from './compress';

it.each([
  ['.br', brotliCompressSync],
  ['.gz', gzipSync],
])('%s of more than a file has is damaged, and is not unpacked', (ending, compress) => {
  const plain = Buffer.alloc(100_000, 'a');
  expect(decompress(ending, compress(plain), plain.byteLength)).toEqual(plain);
  expect(decompress(ending, compress(plain), plain.byteLength - 1)).toBeUndefined();
  expect(decompress(ending, compress(Buffer.alloc(0)), 0)).toEqual(Buffer.alloc(0));
});
