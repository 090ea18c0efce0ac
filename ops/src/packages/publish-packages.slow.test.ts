import { temporaryFolders } from '../testing/fake-releases';
import { openNpmRegistry } from '../testing/npm-registry';
import { publishPackages } from './publish-packages';

const { published, uploads, makePackage, packElsewhere } = openNpmRegistry(temporaryFolders());

async function publish(...folders: string[]): Promise<string[]> {
  const told: string[] = [];
  await publishPackages(folders, (line) => told.push(line));
  return told;
}

it('a version that the registry has is not published again, however it was compressed', async () => {
  const [known, fresh] = [makePackage('known'), makePackage('fresh')];
  published.known = packElsewhere(known);
  expect(await publish(known, fresh)).toEqual(['known 1.0.0 is published already', 'fresh 1.0.0 published']);
  expect(uploads).toEqual(['fresh']);
});

it('a version of which the registry says or gives nothing to compare is published already', async () => {
  const [unhashed, gone] = [makePackage('unhashed'), makePackage('gone')];
  published.unhashed = { bytes: packElsewhere(unhashed).bytes };
  published.gone = {};
  expect(await publish(unhashed, gone)).toEqual([
    'unhashed 1.0.0 is published already',
    expect.stringMatching(/^gone 1\.0\.0 is published already, and was not compared: .*404/s),
  ]);
  expect(uploads).toEqual([]);
});
