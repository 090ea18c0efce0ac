import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findRepository } from '../common/repository';
import { createCommands } from '../cli/commands';

const template = join(findRepository(), 'create-ilera-remote', 'template');
const read = (file: string) => readFileSync(join(template, file), 'utf8');

/** All texts in a document of YAML, the scripts of its jobs among them. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [String(value)];

it.each([
  ['GitHub', ['.github/workflows/remote.yml', '.github/workflows/canary.yml']],
  ['GitLab', ['.gitlab-ci.yml']],
])('at %s commands and flags of the pipeline exist', (_name, files) => {
  const text = files.flatMap((file) => textsIn(parse(read(file)))).join('\n');
  const called = [...text.matchAll(/npx ilera-release (.+?)(?= \||;;|\)|\n|$)/g)].map(([, words = '']) =>
    words.trim(),
  );
  expect(called.length).toBeGreaterThan(3);
  const { scripts: own } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const [, script = ''] of text.matchAll(/npm (?:run )?(\w+)/g))
    expect(['ci', ...Object.keys(own)]).toContain(script);
  const cli = createCommands(() => Promise.resolve());
  for (const words of called) {
    const [command = '', ...rest] = words.split(' ');
    const known = cli.commands.find((one) => one.name() === command);
    expect(known?.name()).toBe(command);
    const flags = [...(known?.options ?? []), ...cli.options].map(({ long }) => long);
    for (const flag of rest.filter((word) => word.startsWith('--'))) expect(flags).toContain(flag);
  }
});
