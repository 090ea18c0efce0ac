import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { findRepository } from '../common/repository';
import { freePort } from '../common/ports';

/** A running S3 server, and the environment that leads a process to it. */
export interface CephServer {
  env: { S3_ENDPOINT: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string; AWS_REGION: string };
  bucket: string;
  stop(): void;
}

const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool', 'monmaptool', 'radosgw', 'radosgw-admin'];

/** Whether Debian's Ceph is on this machine; `npm test` installs it where it can. */
export const hasCeph = (): boolean => programs.every((name) => existsSync(`/usr/bin/${name}`));

/** Starts Ceph's object gateway on free ports: a real S3 server, not a mock. Takes about two seconds. */
export async function startCeph(): Promise<CephServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ceph-'));
  const port = await freePort();
  const script = join(findRepository(), 'ops', 'src', 'testing', 'start-ceph.sh');
  const stop = (): void => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.proc'))) {
      try {
        process.kill(Number(readFileSync(join(folder, file), 'utf8')), 'SIGKILL');
      } catch {
        // It had ended by itself.
      }
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const run = spawnSync('bash', [script, folder, String(port), String(await freePort())], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (run.status !== 0) {
    stop();
    throw new Error(`Ceph did not start: ${run.stderr}`);
  }
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'testaccesskey',
    AWS_SECRET_ACCESS_KEY: 'testsecretkey',
    AWS_REGION: 'us-east-1',
  };
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.AWS_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
  });
  await client.send(new CreateBucketCommand({ Bucket: 'releases' }));
  return { env, bucket: 'releases', stop };
}
