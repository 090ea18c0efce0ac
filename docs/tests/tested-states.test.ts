import { testedStates } from '../tools/documents';
import { readRepositoryFile } from './repository-files';

it('states in the terms as many pages and states as are tested (run `pnpm docs:write`)', () => {
  expect(readRepositoryFile('mf-public/src/legal/terms/tested.generated.json')).toBe(testedStates());
});
