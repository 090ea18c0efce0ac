import { join } from 'node:path';
import { decisionsDocument } from '../tools/documents';
import { readRepositoryFile, root } from './repository-files';

it('lists every decision (run `pnpm docs:write`)', () => {
  expect(readRepositoryFile('docs/adr/README.md')).toBe(decisionsDocument(join(root, 'docs/adr')));
});
