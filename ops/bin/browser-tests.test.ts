import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository, listParts } from '../src/common/repository';
import { temporaryFolders } from '../src/testing/fake-releases';
import { countSpecs, isInputOfSpec, planBrowserTests, readVisits } from './browser-tests.mjs';
import { openKept } from './kept-results.mjs';
import { isSlow } from './plan-groups.mjs';

const root = findRepository();
const nextFolder = temporaryFolders();
const visits = readVisits(root);
const specs = readdirSync(join(root, 'e2e', 'specs')).filter((name) => name.endsWith('.spec.ts'));
const remotes = listParts(root).filter((name) => name !== 'shell');
const affectedBy = (...changed: string[]) =>
  planBrowserTests({ repository: root, changed, slow: true }).files ?? specs.slice().sort();

describe('the specs that a change can affect (Q68)', () => {
  it.each([
    'shell/src/router.tsx',
    'shared/ui/src/button/button.tsx',
    'shared/contracts/src/paths.ts',
    'ops/src/server/gateway.ts',
    'ops/bin/browser-tests.mjs',
    'api/src/main.ts',
    'e2e/support/test.ts',
    'e2e/support/states/test-states.ts',
    'e2e/visits.json',
    'e2e/playwright.config.ts',
    'pnpm-lock.yaml',
    'package.json',
    '.ci/run',
    'a-folder-that-nobody-knows/x.ts',
    // These of a remote are read by all: addresses, modals and the shared packages of the page.
    'mf-plans/webpack.config.mjs',
    'mf-plans/package.json',
  ])('%s affects all', (file) => {
    expect(affectedBy(file)).toEqual(specs.slice().sort());
  });

  it.each(remotes)('the sources of %s affect those that visit it', (remote) => {
    const affected = affectedBy(`${remote}/src/a-page/a.page.tsx`);
    for (const spec of specs) {
      const visited = visits[spec] ?? ['mf-*'];
      expect([spec, affected.includes(spec)]).toEqual([
        spec,
        visited.includes(remote) || visited.includes('mf-*'),
      ]);
    }
    expect(affected.length).toBeLessThan(specs.length);
  });

  it('plans do not affect journeys of members and of conditions', () => {
    const affected = affectedBy('mf-plans/src/health-plans/health-plans.page.tsx');
    expect(affected).toEqual(
      expect.arrayContaining(['plan-journey.spec.ts', 'plan-states.slow.spec.ts', 'composition.spec.ts']),
    );
    for (const spec of [
      'members.spec.ts',
      'guest-journey.spec.ts',
      'waitlist.spec.ts',
      'booking-states.slow.spec.ts',
    ])
      expect(affected).not.toContain(spec);
  });

  it('words, tests and templates affect only specs that are not said to visit remotes', () => {
    const others = specs.filter((spec) => !visits[spec]).sort();
    for (const file of [
      'docs/ops.md',
      'docs/tests/words.test.ts',
      'README.md',
      'mf-plans/README.md',
      'mf-plans/src/health-plans/health-plans.store.test.ts',
      'create-ilera-remote/template/package.json',
    ])
      expect([file, affectedBy(file)]).toEqual([file, others]);
  });

  it('a spec, and the states of one spec, affect that spec', () => {
    const others = specs.filter((spec) => !visits[spec]);
    expect(affectedBy('e2e/specs/auth.spec.ts')).toEqual([...others, 'auth.spec.ts'].sort());
    expect(affectedBy('e2e/support/states/plan-states.ts')).toEqual(
      [...others, 'plan-states.slow.spec.ts'].sort(),
    );
    expect(affectedBy('e2e/specs/new.spec.ts', 'e2e/specs/auth.spec.ts')).toContain('auth.spec.ts');
    expect(isInputOfSpec(visits, 'new.spec.ts', 'e2e/specs/new.spec.ts')).toBe(true);
  });

  it('slow ones run only where they are asked for (Q77)', () => {
    const fast = specs.filter((spec) => !isSlow(spec)).sort();
    expect(fast.length).toBeLessThan(specs.length);
    expect(planBrowserTests({ repository: root }).files).toEqual(fast);
    expect(planBrowserTests({ repository: root, changed: ['shell/src/router.tsx'] }).files).toEqual(fast);
    expect(planBrowserTests({ repository: root, changed: ['e2e/specs/roles.slow.spec.ts'] }).files).toEqual(
      fast.filter((spec) => !visits[spec]),
    );
    expect(planBrowserTests({ repository: root, slow: true }).files).toBeUndefined();
  });

  it('nothing changed affects none', () => {
    expect(affectedBy()).toEqual([]);
  });
});

describe('e2e/visits.json (Q68)', () => {
  it('names specs and remotes that exist', () => {
    for (const [spec, visited] of Object.entries(visits)) {
      expect(specs).toContain(spec);
      for (const remote of visited) expect(['mf-*', ...remotes]).toContain(remote);
    }
  });

  // The pages that a browser shows are held to it while the specs run (e2e/support/watch-visits.ts).
  it.each(Object.entries(visits).filter(([, visited]) => !visited.includes('mf-*')))(
    '%s has no way around it to another remote',
    (spec, visited) => {
      const text = readFileSync(join(root, 'e2e', 'specs', spec), 'utf8');
      const named = [...text.matchAll(/\bmf-[a-z]+/g)].map(([name]) => name);
      expect(
        named.filter(
          (name) => remotes.includes(name) && !visited.includes(name) && spec !== 'visits.spec.ts',
        ),
      ).toEqual([]);
      expect(text).not.toMatch(/\brequest\.(?:get|fetch|head)\(|chromium\.launch/);
    },
  );
});

describe('kept results of specs (Q59)', () => {
  const state = (changes: Record<string, string> = {}, history = 'a') => ({
    files: new Map(
      Object.entries({ 'mf-plans/src/x.ts': '1', 'shell/x.ts': '1', 'docs/x.md': '1', ...changes }),
    ),
    machine: 'here',
    history,
    results,
    force: false,
  });
  const results = openKept(nextFolder());
  const plan = (...of: Parameters<typeof state>) =>
    planBrowserTests({ repository: root, state: state(...of), slow: true });
  const others = specs.filter((spec) => !visits[spec]).sort();
  const passed = () => ({ passed: 2, failed: 0 });

  it('run again when something changed that they can depend on', () => {
    expect(plan().files).toBeUndefined();
    plan().keep(passed);
    expect(plan()).toMatchObject({ files: [], kept: { passed: 2 * specs.length, kept: 2 * specs.length } });
    const ofPlans = plan({ 'mf-plans/src/x.ts': '2' }).files ?? [];
    expect(ofPlans).toContain('plan-journey.spec.ts');
    expect(ofPlans).not.toContain('members.spec.ts');
    expect(plan({ 'shell/x.ts': '2' }).files).toBeUndefined();
    expect(plan({ 'docs/x.md': '2' }).files).toEqual(others);
    expect(plan({}, 'another commit').files).toEqual(others);
  });

  it('keep no failure, and nothing of a spec that did not run', () => {
    const changed = { 'mf-plans/src/x.ts': '3' };
    const before = plan(changed).files ?? [];
    plan(changed).keep((spec) => {
      if (spec === 'money.spec.ts') return { passed: 1, failed: 1 };
      return spec === 'plan-journey.spec.ts' ? undefined : passed();
    });
    expect(before.length).toBeGreaterThan(2);
    expect(plan(changed).files).toEqual(['money.spec.ts', 'plan-journey.spec.ts']);
  });

  it('count each spec of Playwright’s result, over its projects and groups', () => {
    const tests = (...statuses: string[]) => [{ tests: statuses.map((status) => ({ status })) }];
    const result = {
      errors: [] as object[],
      suites: [
        {
          file: 'money.spec.ts',
          specs: tests('expected', 'skipped'),
          suites: [{ file: 'money.spec.ts', specs: tests('flaky') }],
        },
        { file: 'money.spec.ts', specs: tests('unexpected') },
        { file: 'auth.spec.ts', specs: tests('expected') },
      ],
    };
    expect(countSpecs(result)('money.spec.ts')).toEqual({ passed: 2, failed: 1, skipped: 1 });
    expect(countSpecs(result)('auth.spec.ts')).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countSpecs(result)('roles.spec.ts')).toBeUndefined();
    expect(countSpecs(undefined)('auth.spec.ts')).toBeUndefined();
    const broken = { ...result, errors: [{ message: 'a worker ended' }] };
    expect(countSpecs(broken)('auth.spec.ts')?.failed).toBeGreaterThan(0);
  });
});
