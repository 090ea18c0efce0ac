import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findRepository } from '../common/repository';
import { temporaryFolders } from '../testing/fake-releases';

const nextFolder = temporaryFolders();
const template = join(findRepository(), 'create-ilera-remote', 'template');
const read = (file: string): unknown => parse(readFileSync(join(template, file), 'utf8'));

interface GitHubWorkflow {
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>;
}
const stepOf = (file: string, job: string, name: string): string => {
  const { jobs } = read(`.github/workflows/${file}`) as GitHubWorkflow;
  return jobs[job]?.steps.find((step) => step.name === name)?.run ?? '';
};
const scriptOf = (job: string): string =>
  (read('.gitlab-ci.yml') as Record<string, { script: string[] }>)[job]?.script.join('\n') ?? '';

// As their runners start a shell.
const shells = { GitHub: ['-e'], GitLab: ['-eo', 'pipefail'] };

/** Runs a script in a folder with the template's files, where each of `commands` is a script that notes how it was called. */
async function run(
  shell: 'GitHub' | 'GitLab',
  script: string,
  commands: Record<string, string>,
  env: Record<string, string> = {},
) {
  const folder = nextFolder();
  cpSync(join(template, 'pipeline'), join(folder, 'pipeline'), { recursive: true });
  for (const [name, body] of Object.entries(commands)) {
    writeFileSync(
      join(folder, name),
      `#!/bin/bash\necho "${name} $*" >> calls\necho "$RELEASE_SIGNING_KEY" >> keys\n${body}\n`,
    );
    chmodSync(join(folder, name), 0o755);
  }
  const child = spawn('bash', [...shells[shell], '-c', script], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env.PATH ?? ''}`, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const lines = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim().split('\n') : [];
  return { status, output, calls: lines('calls'), lines };
}

describe.each([
  ['GitHub', stepOf('canary.yml', 'judge', 'Judge it')],
  ['GitLab', scriptOf('judge')],
] as const)('the judge at %s (Q66)', (shell, script) => {
  const judge = (health: object | undefined, code: number, change = 0) =>
    run(shell, script, {
      npx: `[ "$2" = health ] || exit ${change}\n${health ? `echo '${JSON.stringify(health)}'` : ''}\nexit ${code}`,
    });
  const canary = { version: '1.1.0-0123abcd' };
  const asked = 'npx ilera-release health mf-example --json';

  it.each([
    ['good', 0, '--promote --from 1.1.0-0123abcd --reason good in real visits'],
    ['bad', 1, '--stop --from 1.1.0-0123abcd --reason bad in real visits'],
  ])('changes a %s canary, the one that was judged', async (verdict, code, change) => {
    const { status, calls } = await judge({ verdict, canary }, code);
    expect([status, calls]).toEqual([0, [asked, `npx ilera-release canary mf-example ${change}`]]);
  });

  it('waits while it is too early, and where no canary runs', async () => {
    const early = await judge({ verdict: 'too-early', canary }, 3);
    expect([early.status, early.calls]).toEqual([0, [asked]]);
    expect(early.output).toContain('too early to judge 1.1.0-0123abcd');
    const none = await judge({ canary: null }, 0);
    expect([none.status, none.calls]).toEqual([0, [asked]]);
    expect(none.output).toContain('no canary is running');
  });

  it('fails where there is no answer, and where the change is refused', async () => {
    const silent = await judge(undefined, 1);
    expect([silent.status, silent.calls]).toEqual([1, [asked]]);
    expect((await judge({ verdict: 'good', canary }, 0, 1)).status).toBe(1);
  });
});

const preview = {
  id: 'prices-0123456789abcdef',
  until: '2026-12-01T10:00:00.000Z',
  parts: { 'mf-example': { version: '1.1.0-0123abcd' } },
};
const link = 'https://ilera.test/_preview/prices-0123456789abcdef';
const site = { RELEASE_SITE: 'https://ilera.test' };
const npx = (printed: object) => `echo '${JSON.stringify(printed)}'`;
const ofBranch = 'npx ilera-release publish --preview prices --json';

it.each([
  [
    'its address and the revision',
    { ...preview, url: link, parts: { 'mf-example': '1.1.0-0123abcd' }, revision: 41 },
  ],
  ['neither', preview],
])('at GitHub a pull request is told of its preview, by output with %s (Q66)', async (_name, printed) => {
  const env = { ...site, BRANCH: 'prices', GITHUB_STEP_SUMMARY: 'summary', GITHUB_OUTPUT: 'output' };
  const script = [
    stepOf('remote.yml', 'preview', 'Preview'),
    stepOf('remote.yml', 'preview', 'Comment'),
  ].join('\n');
  const opened = await run(
    'GitHub',
    script,
    { npx: npx(printed), gh: '[ "$2" = list ] && echo 7 || true' },
    env,
  );
  expect(opened.status).toBe(0);
  expect(opened.calls).toEqual([
    ofBranch,
    'gh pr list --head prices --state open --json number --jq .[0].number',
    'gh pr comment 7 --edit-last --create-if-none --body-file preview.md',
  ]);
  const beside = 'revision' in printed ? 'revision 41' : 'what is live';
  expect(opened.lines('preview.md')).toEqual([
    `**Preview:** ${link}`,
    '',
    `\`mf-example 1.1.0-0123abcd\` beside ${beside}, until 2026-12-01`,
  ]);
  expect(opened.lines('summary')).toEqual(opened.lines('preview.md'));
  expect(opened.lines('output')).toEqual([`PREVIEW_URL=${link}`]);
  const none = await run('GitHub', script, { npx: npx(printed), gh: '' }, env);
  expect([none.status, none.calls.length]).toEqual([0, 2]);
});

describe('a preview at GitLab (Q66)', () => {
  const push = (env: Record<string, string>, printed: object = preview) =>
    run(
      'GitLab',
      scriptOf('preview'),
      { npx: npx(printed) },
      { ...site, CI_COMMIT_BRANCH: 'prices', ...env },
    );

  it('is signed with the key for previews, and says its address', async () => {
    const { status, calls, lines } = await push({ PREVIEW_SIGNING_KEY: 'a key for previews' });
    expect([status, calls, lines('keys')]).toEqual([0, [ofBranch], ['a key for previews']]);
    expect(lines('preview.env')).toEqual([`PREVIEW_URL=${link}`]);
    const { preview: job } = read('.gitlab-ci.yml') as { preview: object };
    expect(job).toMatchObject({
      environment: { url: '$PREVIEW_URL' },
      artifacts: { reports: { dotenv: 'preview.env' } },
    });
  });

  it('says what is missing: its key, or the address of the site', async () => {
    const keyless = await push({ RELEASE_SIGNING_KEY: 'the key of the squad' });
    expect([keyless.status, keyless.calls]).toEqual([1, []]);
    expect(keyless.output).toContain('PREVIEW_SIGNING_KEY: is not set');
    const nowhere = await push({ PREVIEW_SIGNING_KEY: 'key', RELEASE_SITE: '' });
    expect(nowhere.status).toBe(1);
    expect(nowhere.output).toContain('Set RELEASE_SITE');
  });

  it('is in one note of each merge request of the branch', async () => {
    const notes = [{ id: 5, body: 'Looks good' }];
    const requests: string[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += String(chunk)));
      request.on('end', () => {
        requests.push(
          `${request.method ?? ''} ${request.url ?? ''} ${String(request.headers['private-token'])}`,
        );
        if (request.method !== 'GET') {
          const { body } = JSON.parse(text) as { body: string };
          const known = notes.find(({ id }) => request.url?.endsWith(`/${id}`));
          if (known) known.body = body;
          else notes.push({ id: 6, body });
        }
        response.end(JSON.stringify(notes));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const env = {
      PREVIEW_SIGNING_KEY: 'a key',
      MERGE_REQUEST_TOKEN: 'a-token',
      CI_API_V4_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CI_PROJECT_PATH: 'squads/mf-example',
      CI_OPEN_MERGE_REQUESTS: 'squads/mf-example!12,others/copy!3',
    };
    try {
      expect((await push(env)).status).toBe(0);
      expect((await push(env, { ...preview, revision: 42 })).status).toBe(0);
      expect((await push({ ...env, MERGE_REQUEST_TOKEN: '' })).status).toBe(0);
    } finally {
      server.close();
    }
    const address = '/projects/squads%2Fmf-example/merge_requests/12/notes';
    expect(requests).toEqual([
      `GET ${address}?sort=asc&per_page=100 a-token`,
      `POST ${address} a-token`,
      `GET ${address}?sort=asc&per_page=100 a-token`,
      `PUT ${address}/6 a-token`,
    ]);
    expect(notes).toHaveLength(2);
    expect(notes[1]?.body).toContain(`${link}\n\n\`mf-example 1.1.0-0123abcd\` beside revision 42`);
  });
});
