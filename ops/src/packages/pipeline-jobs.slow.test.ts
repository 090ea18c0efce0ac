import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findRepository } from '../common/repository';
import type { Preview } from '@shared/contracts';
import { Ledger } from '../registry/ledger/ledger';
import { readPartHealth } from '../registry/part-health';
import { publish, publishPreview } from '../testing/publish';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openMemoryStore } from '../testing/memory-store';

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

/** Runs a script in a folder with the template's files; each of `commands` is a script that notes how it was called. */
async function run(
  shell: 'GitHub' | 'GitLab',
  script: string,
  commands: Record<string, string>,
  env: Record<string, string> = {},
) {
  const folder = nextFolder();
  cpSync(join(template, 'pipeline'), join(folder, 'pipeline'), { recursive: true });
  for (const [name, body] of Object.entries(commands)) {
    writeFileSync(join(folder, name), `#!/bin/bash\necho "${name} $*" >> calls\n${body}\n`);
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

/** A store with a shell, and with the remote at 1.0.0. */
async function startSite() {
  const store = openMemoryStore();
  const ledger = new Ledger(store);
  const folder = nextFolder();
  const part = (version: string, name = 'mf-example') => makePart(folder, name, version);
  const of = { ledger, by: 'ada' };
  const parts = [
    part('1.0.0', 'shell'),
    part('1.0.0', 'mf-public'),
    part('1.0.0', 'mf-things'),
    part('1.0.0'),
  ];
  await publish({ ...of, parts, reason: 'first' });
  return { of, part };
}

/** What `canary --json` prints of a canary with so many loads, of which some failed. */
async function healthOf(loads: number, failedVisitors = 0) {
  const { of, part } = await startSite();
  const canary = { percent: 10, people: [] };
  await publish({ ...of, parts: [part('1.1.0-0123abcd')], reason: 'try', canary });
  const counted = { part: 'mf-example', failures: {}, errors: {}, vitals: {} };
  const versions = [
    { ...counted, version: '1.0.0', loads: 1000, failedVisitors: 0 },
    { ...counted, version: '1.1.0-0123abcd', loads, failedVisitors },
  ];
  return readPartHealth(of.ledger, { versions, gateways: 1 }, 'mf-example');
}

describe.each([
  ['GitHub', stepOf('canary.yml', 'judge', 'Judge it')],
  ['GitLab', scriptOf('judge')],
] as const)('the judge at %s', (shell, script) => {
  const judge = (health: object | undefined, code: number, change = 0) =>
    run(shell, script, {
      npx: `[ "$4" = --json ] || exit ${change}\n${health ? `echo '${JSON.stringify(health)}'` : ''}\nexit ${code}`,
    });
  const asked = 'npx ilera-release canary mf-example --json';

  it.each([
    ['good', 0, 0, '--promote --from 1.1.0-0123abcd --reason good in real visits'],
    ['bad', 40, 1, '--stop --from 1.1.0-0123abcd --reason bad in real visits'],
  ])('changes a %s canary, the one that was judged', async (_verdict, failed, code, change) => {
    const { status, calls } = await judge(await healthOf(200, failed), code);
    expect([status, calls]).toEqual([0, [asked, `npx ilera-release canary mf-example ${change}`]]);
  });

  it('waits while it is too early, and where no canary runs', async () => {
    const early = await judge(await healthOf(20), 3);
    expect([early.status, early.calls]).toEqual([0, [asked]]);
    expect(early.output).toContain('too early to judge 1.1.0-0123abcd');
    const { of } = await startSite();
    const none = await judge(await readPartHealth(of.ledger, { versions: [], gateways: 1 }, 'mf-example'), 0);
    expect([none.status, none.calls]).toEqual([0, [asked]]);
    expect(none.output).toContain('no canary is running');
  });

  it('fails where there is no answer, and where the change is refused', async () => {
    const silent = await judge(undefined, 1);
    expect([silent.status, silent.calls]).toEqual([1, [asked]]);
    expect((await judge(await healthOf(200), 0, 1)).status).toBe(1);
  });
});

/** What `preview --branch prices --json` prints. */
async function previewOfBranch() {
  const { of, part } = await startSite();
  return publishPreview({ ...of, parts: [part('1.1.0-0123abcd')], branch: 'prices', days: 7 });
}
const site = { RELEASE_SITE: 'https://ilera.test' };
const linkOf = ({ id }: { id: string }) => `https://ilera.test/_preview/${id}`;
const npx = (printed: object) => `echo '${JSON.stringify(printed)}'`;
const ofBranch = 'npx ilera-release preview --branch prices --json';

interface Note {
  id: number;
  body: string;
}

/** An API that lists and writes these notes; `answer` has what else it says. */
async function startNotes(notes: Note[], answer: (path: string) => object | undefined = () => undefined) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const path = request.url ?? '';
      const { 'private-token': token, authorization } = request.headers;
      requests.push(`${request.method ?? ''} ${path} ${String(token ?? authorization)}`);
      if (request.method !== 'GET') {
        const { body } = JSON.parse(text) as { body: string };
        const known = notes.find(({ id }) => path.endsWith(`/${id}`));
        if (known) known.body = body;
        else notes.push({ id: 6, body });
      }
      response.end(JSON.stringify(answer(path) ?? notes));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, requests, close: () => server.close() };
}

describe('a preview at GitHub', () => {
  const env = { ...site, BRANCH: 'prices', GITHUB_STEP_SUMMARY: 'summary', GITHUB_OUTPUT: 'output' };

  it('is in the summary, and its address is that of the environment', async () => {
    const preview = await previewOfBranch();
    const pushed = await run(
      'GitHub',
      stepOf('remote.yml', 'preview', 'Preview'),
      { npx: npx(preview) },
      env,
    );
    expect([pushed.status, pushed.calls]).toEqual([0, [ofBranch]]);
    expect(pushed.lines('preview.md')).toEqual([
      `**Preview:** ${linkOf(preview)}`,
      '',
      `\`mf-example 1.1.0-0123abcd\` beside revision 1, until ${preview.until.slice(0, 10)}`,
    ]);
    expect(pushed.lines('summary')).toEqual(pushed.lines('preview.md'));
    expect(pushed.lines('output')).toEqual([`PREVIEW_URL=${linkOf(preview)}`]);
  });

  it('is in one comment of the pull request of this repository’s branch, and changes no other', async () => {
    // A coverage report of the same bot is the newest comment; a copy's branch has the same name.
    const notes = [{ id: 5, body: 'Coverage: 93 %' }];
    const opened = (number: number, full_name: string) => ({ number, head: { repo: { full_name } } });
    const gone = { number: 9, head: { repo: null } };
    const api = await startNotes(notes, (path) =>
      path.includes('/pulls?') ? [gone, opened(8, 'squads/copy'), opened(7, 'squads/mf-example')] : undefined,
    );
    const names = {
      GITHUB_API_URL: api.address,
      GITHUB_REPOSITORY: 'squads/mf-example',
      GITHUB_TOKEN: 'a-token',
    };
    const preview = await previewOfBranch();
    const script = ['Preview', 'Comment'].map((name) => stepOf('remote.yml', 'preview', name)).join('\n');
    try {
      for (const printed of [preview, { ...preview, revision: 42 }])
        expect((await run('GitHub', script, { npx: npx(printed) }, { ...env, ...names })).status).toBe(0);
    } finally {
      api.close();
    }
    const repository = '/repos/squads/mf-example';
    const comments = `${repository}/issues/7/comments`;
    const list = `GET ${repository}/pulls?state=open&head=squads%3Aprices`;
    expect(api.requests).toEqual(
      [
        list,
        `GET ${comments}?per_page=100`,
        `POST ${comments}`,
        list,
        `GET ${comments}?per_page=100`,
        `PATCH ${repository}/issues/comments/6`,
      ].map((request) => `${request} Bearer a-token`),
    );
    expect(notes.map(({ body }) => body)).toEqual([
      'Coverage: 93 %',
      expect.stringContaining(`${linkOf(preview)}\n\n\`mf-example 1.1.0-0123abcd\` beside revision 42`),
    ]);
  });
});

describe('a preview at GitLab', () => {
  let preview: Preview;
  beforeAll(async () => {
    preview = await previewOfBranch();
  });
  const push = (env: Record<string, string>, printed = preview) =>
    run(
      'GitLab',
      scriptOf('preview'),
      { npx: npx(printed) },
      { ...site, CI_COMMIT_BRANCH: 'prices', ...env },
    );

  it('says its address, or that the address of the site is missing', async () => {
    const { status, calls, lines } = await push({});
    expect([status, calls]).toEqual([0, [ofBranch]]);
    expect(lines('preview.env')).toEqual([`PREVIEW_URL=${linkOf(preview)}`]);
    const { preview: job } = read('.gitlab-ci.yml') as { preview: object };
    expect(job).toMatchObject({
      environment: { url: '$PREVIEW_URL' },
      artifacts: { reports: { dotenv: 'preview.env' } },
    });
    const nowhere = await push({ RELEASE_SITE: '' });
    expect(nowhere.status).toBe(1);
    expect(nowhere.output).toContain('Set RELEASE_SITE');
  });

  it('is in one note of each merge request of the branch', async () => {
    const notes = [{ id: 5, body: 'Looks good' }];
    const api = await startNotes(notes);
    const env = {
      MERGE_REQUEST_TOKEN: 'a-token',
      CI_API_V4_URL: api.address,
      CI_PROJECT_PATH: 'squads/mf-example',
      CI_OPEN_MERGE_REQUESTS: 'squads/mf-example!12,others/copy!3',
    };
    try {
      expect((await push(env)).status).toBe(0);
      expect((await push(env, { ...preview, revision: 42 })).status).toBe(0);
      expect((await push({ ...env, MERGE_REQUEST_TOKEN: '' })).status).toBe(0);
    } finally {
      api.close();
    }
    const address = '/projects/squads%2Fmf-example/merge_requests/12/notes';
    expect(api.requests).toEqual([
      `GET ${address}?sort=asc&per_page=100 a-token`,
      `POST ${address} a-token`,
      `GET ${address}?sort=asc&per_page=100 a-token`,
      `PUT ${address}/6 a-token`,
    ]);
    expect(notes).toHaveLength(2);
    expect(notes[1]?.body).toContain(
      `${linkOf(preview)}\n\n\`mf-example 1.1.0-0123abcd\` beside revision 42`,
    );
  });
});

describe.each([
  ['GitHub', stepOf('remote.yml', 'end-preview', 'End'), { BRANCH: 'prices' }],
  ['GitLab', scriptOf('end-preview'), { CI_COMMIT_BRANCH: 'prices' }],
] as const)('the preview of a branch that is over, at %s', (shell, script, env) => {
  it('is ended', async () => {
    const { status, calls } = await run(shell, script, { npx: '' }, env);
    expect([status, calls]).toEqual([0, ['npx ilera-release preview --end-branch prices']]);
  });

  it('fails where it could not be ended', async () => {
    expect((await run(shell, script, { npx: 'exit 1' }, env)).status).toBe(1);
  });
});
