import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { join, relative } from 'node:path';
import { newFolder } from '../testing/temporary';
import { FileStore } from './file-store';

describe('the file store', () => {
  const folder = newFolder();
  const store = new FileStore(`${folder}/`);

  it('creates an object once and never overwrites it (R6.2)', async () => {
    expect(await store.putIfAbsent('revisions/1.json', Buffer.from('first'))).toBe('created');
    expect(await store.putIfAbsent('revisions/1.json', Buffer.from('second'))).toBe('exists');
    expect((await store.get('revisions/1.json'))?.toString()).toBe('first');
  });

  it('lets exactly one of many writers create a key, and readers see it whole', async () => {
    const writers = Array.from({ length: 40 }, (_, index) => Buffer.alloc(200_000, index));
    const outcomes = await Promise.all(writers.map((body) => store.putIfAbsent('revisions/2.json', body)));
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    const held = await store.get('revisions/2.json');
    expect(held).toHaveLength(200_000);
    expect(new Set(held).size).toBe(1);
  });

  it('has each name on the disk before it says so, those of new folders too', async () => {
    const synced: string[] = [];
    const { open } = promises;
    jest.spyOn(promises, 'open').mockImplementation(async (path, ...more) => {
      if (statSync(path as string).isDirectory()) synced.push(relative(folder, path as string));
      return open(path, ...more);
    });
    await store.putIfAbsent('artefacts/mf-a/1.0.0/remote.js', Buffer.from('x'));
    expect(synced).toEqual(['artefacts/mf-a', 'artefacts', '', 'artefacts/mf-a/1.0.0']);
  });

  it('leaves no scratch file behind', async () => {
    expect(readdirSync(join(folder, '.incoming'))).toEqual([]);
  });

  it('tells what is absent from what is there', async () => {
    expect(await store.get('revisions/9.json')).toBeUndefined();
    expect(await store.list('nothing/')).toEqual([]);
    expect((await store.list('revisions/')).sort()).toEqual(['revisions/1.json', 'revisions/2.json']);
  });

  it('leaves out of a listing what is no key, which nobody could read', async () => {
    mkdirSync(join(folder, 'previews/a b'), { recursive: true });
    writeFileSync(join(folder, 'previews/a b/000001.json'), '{}');
    writeFileSync(join(folder, 'previews/a b.json'), '{}');
    await store.putIfAbsent('previews/a/000001.json', Buffer.from('{}'));
    expect(await store.list('previews/')).toEqual(['previews/a/000001.json']);
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', '.incoming/x', 'a/\0', 'a\\b'])(
    'refuses the key %j, which could leave the store',
    async (key) => {
      await expect(store.putIfAbsent(key, Buffer.from('x'))).rejects.toThrow('Not a key');
      await expect(store.get(key)).rejects.toThrow('Not a key');
    },
  );
});
