import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/fake-releases';
import { openNpmRegistry } from '../testing/npm-registry';
import { publishPackages } from './publish-packages';

const { published, uploads, makePackage, packElsewhere } = openNpmRegistry(temporaryFolders());

it('nothing is published where a version has other files in the registry', async () => {
  const [fresh, changed] = [makePackage('fresh'), makePackage('changed')];
  published.changed = packElsewhere(changed);
  writeFileSync(join(changed, 'index.js'), 'export default 2;');
  await expect(publishPackages([fresh, changed], () => undefined)).rejects.toThrow(
    /^changed 1\.0\.0 is published already, with other index\.js\n.*pnpm packages:version/,
  );
  expect(uploads).toEqual([]);
});
