import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { findRepository } from '../common/repository';
import { heap, maxPreviews } from '../gateway/prerender/start-prerenderers';
import { nonHeapMegabytes } from '../gateway/prerender/render-process';

/** Validates against the schema of Kubernetes; throws what is wrong. Unknown fields pass. */
type Model = new (resource: object) => { validate(): void };
const models = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
} as unknown as Record<string, Record<string, Model | undefined> | undefined>;

function validate(resource: Resource): void {
  const Kind = models[resource.apiVersion]?.[resource.kind];
  if (!Kind) throw new Error(`Kubernetes has no ${resource.apiVersion} ${resource.kind}`);
  new Kind(resource).validate();
}

interface Resource {
  apiVersion: string;
  kind: string;
}

const folder = join(findRepository(), 'ops', 'deploy');

const ofProcess = ['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy'];

describe.each([
  ['api', [...ofProcess, 'HorizontalPodAutoscaler']],
  ['backup', ['CronJob', 'PersistentVolumeClaim', 'NetworkPolicy']],
  ['gateway', [...ofProcess, 'HorizontalPodAutoscaler']],
  ['registry', [...ofProcess, 'Ingress']],
])('the Kubernetes reference of the %s', (name, kinds) => {
  const documents = parseAllDocuments(readFileSync(join(folder, 'kubernetes', `${name}.yaml`), 'utf8'));
  const resources = documents.map((document) => document.toJS() as Resource);

  it('has resources of the schemas of Kubernetes', () => {
    for (const resource of resources) expect(() => validate(resource)).not.toThrow();
  });

  it('is valid YAML with everything that it needs in production', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(resources.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    const container = {
      image: expect.not.stringContaining('latest'),
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      ...(name !== 'backup' && { readinessProbe: { httpGet: { path: '/_health' } } }),
    };
    const securityContext = { runAsNonRoot: true };
    const pod = { automountServiceAccountToken: false, securityContext, containers: [container] };
    const spec = { template: { spec: pod } };
    expect(resources.find(({ kind }) => kind === kinds[0])).toMatchObject({
      spec: name === 'backup' ? { jobTemplate: { spec } } : spec,
    });
  });
});

it.each(['api', 'backup', 'gateway@', 'registry'])('unit ilera-%s starts an existing script', (name) => {
  const unit = readFileSync(join(folder, 'systemd', `ilera-${name}.service`), 'utf8');
  const script = /^ExecStart=.* (\S+\.m?[jt]s)\b/m.exec(unit)?.[1] ?? 'none';
  expect(existsSync(join(findRepository(), script))).toBe(true);
});

it('gives a gateway memory for all that its processes may take', () => {
  const text = readFileSync(join(folder, 'kubernetes', 'gateway.yaml'), 'utf8');
  const limit = Number(/limits: \{ memory: (\d+)Mi \}/.exec(text)?.[1]);
  const image = readFileSync(join(folder, 'docker', 'gateway.Dockerfile'), 'utf8');
  const gateway = Number(/--max-old-space-size=(\d+)/.exec(image)?.[1]);
  const [files, buffers] = [128, 120];
  const rendering = heap.live + maxPreviews * heap.preview + (1 + maxPreviews) * nonHeapMegabytes;
  expect(limit).toBeGreaterThanOrEqual(gateway + files + buffers + rendering);
});
