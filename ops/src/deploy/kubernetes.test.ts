import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { findRepository } from '../common/repository';
import { heap, maxPreviews } from '../gateway/prerender/start-prerenderers';
import { nonHeapMegabytes } from '../gateway/prerender/render-process';

/** Validates against the schema of Kubernetes; throws what is wrong. Unknown fields pass. */
interface Model {
  validate(): void;
}
const models = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
} as unknown as Record<string, Record<string, (new (resource: object) => Model) | undefined> | undefined>;

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

describe.each(['api', 'gateway', 'registry'])('the Kubernetes reference of the %s', (name) => {
  const documents = parseAllDocuments(readFileSync(join(folder, 'kubernetes', `${name}.yaml`), 'utf8'), {
    strict: true,
    uniqueKeys: true,
  });
  const resources = documents.map((document) => document.toJS() as Resource);

  it('has resources of the schemas of Kubernetes', () => {
    for (const resource of resources) expect(() => validate(resource)).not.toThrow();
  });

  it('is valid YAML with everything that a process in production needs', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const more = name === 'registry' ? 'Ingress' : 'HorizontalPodAutoscaler';
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy', more])
      expect(resources.map((resource) => resource.kind)).toContain(kind);
    const container = {
      image: expect.not.stringContaining('latest'),
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      readinessProbe: { httpGet: { path: '/_health' } },
    };
    const securityContext = { runAsNonRoot: true };
    const pod = { automountServiceAccountToken: false, securityContext, containers: [container] };
    const deployment = resources.find(({ kind }) => kind === 'Deployment');
    expect(deployment).toMatchObject({ spec: { template: { spec: pod } } });
  });
});

it.each(['ilera-api', 'ilera-gateway@', 'ilera-registry'])(
  'the unit %s starts a script that is there',
  (name) => {
    const unit = readFileSync(join(folder, 'systemd', `${name}.service`), 'utf8');
    const script = /^ExecStart=.* (\S+)$/m.exec(unit)?.[1] ?? 'none';
    expect(existsSync(join(findRepository(), script))).toBe(true);
  },
);

it('gives a gateway memory for all that its processes may take', () => {
  const text = readFileSync(join(folder, 'kubernetes', 'gateway.yaml'), 'utf8');
  const limit = Number(/limits: \{ memory: (\d+)Mi \}/.exec(text)?.[1]);
  const image = readFileSync(join(folder, 'docker', 'gateway.Dockerfile'), 'utf8');
  const gateway = Number(/--max-old-space-size=(\d+)/.exec(image)?.[1]);
  const [files, buffers] = [128, 120];
  const rendering = heap.live + maxPreviews * heap.preview + (1 + maxPreviews) * nonHeapMegabytes;
  expect(limit).toBeGreaterThanOrEqual(gateway + files + buffers + rendering);
});
