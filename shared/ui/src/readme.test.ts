import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as illustrations from './illustrations';
import * as ui from './index';

const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
const exported = [...Object.keys(ui), ...Object.keys(illustrations)];

it('names every export in the README', () => {
  const missing = exported.filter((name) => {
    const listed = name.endsWith('Icon') ? `(?:${name}|${name.slice(0, -'Icon'.length)})` : name;
    return !new RegExp(`\\b${listed}\\b`).test(readme);
  });
  expect(missing).toEqual([]);
});

it('names no component, icon or picture in the README that is not exported', () => {
  const [, icons = ''] = /^Icons \(.*?\): ([\s\S]*?), each/m.exec(readme) ?? [];
  const named = [
    ...[...readme.matchAll(/^- (.*?):/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name!),
    ),
    ...icons.split(/\s+/).map((name) => `${name}Icon`),
    ...(readme.match(/\b[A-Z]\w+(?:Art|Icon)\b/g) ?? []),
  ];
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !exported.includes(name))).toEqual([]);
});
