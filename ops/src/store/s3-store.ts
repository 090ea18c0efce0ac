import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { assertKey, isKey, type ReleaseStore } from './release-store';

const status = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode;

/** A release store in an S3-compatible bucket, which many gateways and publishers share. */
export class S3Store implements ReleaseStore {
  private probe: Promise<void> | undefined;
  private readonly bucket: string;
  /** Empty, or ends with a slash. */
  private readonly prefix: string;

  /** @param description `s3://bucket/prefix` */
  constructor(
    readonly description: string,
    private readonly client: S3Client,
  ) {
    const { hostname, pathname } = new URL(description);
    this.bucket = hostname;
    this.prefix = pathname.replace(/^\/+|\/*$/g, '').replace(/.$/, '$&/');
  }

  /** Probes the server before the first write only, because gateways may lack write access. */
  async putIfAbsent(key: string, body: Uint8Array): Promise<'created' | 'exists'> {
    this.probe ??= this.assertConditionalWrites().catch((error: unknown) => {
      // The next write probes again, so that a short outage does not block the registry for good.
      this.probe = undefined;
      throw error;
    });
    await this.probe;
    return this.create(key, body);
  }

  private async create(key: string, body: Uint8Array): Promise<'created' | 'exists'> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.put(key, body, { IfNoneMatch: '*' });
        return 'created';
      } catch (error) {
        if (status(error) === 412) return 'exists';
        // 409: another conditional write of the same key is running; its result is known a moment later.
        if (status(error) !== 409 || attempt === 20) throw error;
        await setTimeout(10 * attempt);
      }
    }
  }

  async put(key: string, body: Uint8Array, condition: { IfNoneMatch?: '*' } = {}): Promise<void> {
    const object = { ...this.at(key), Body: body, ContentLength: body.byteLength };
    await this.client.send(new PutObjectCommand({ ...object, ...condition }));
  }

  async get(key: string): Promise<Buffer | undefined> {
    const found = await this.client.send(new GetObjectCommand(this.at(key))).catch((error: unknown) => {
      if (status(error) === 404) return undefined;
      throw error;
    });
    return found && Buffer.from((await found.Body?.transformToByteArray()) ?? []);
  }

  async list(prefix: string): Promise<string[]> {
    assertKey(prefix.replace(/\/$/, ''));
    const { client, bucket: Bucket } = this;
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket, Prefix: this.prefix + prefix },
    ))
      for (const { Key } of Contents) if (Key) keys.push(Key.slice(this.prefix.length));
    return keys.filter(isKey);
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  /** Checks that a server enforces `If-None-Match`: on one that does not, two publishers would overwrite each other. */
  private async assertConditionalWrites(): Promise<void> {
    const key = `probe/${randomUUID()}`;
    try {
      await this.create(key, Buffer.from('first'));
      if ((await this.create(key, Buffer.from('second'))) === 'exists') return;
      throw new Error(
        `${this.description} overwrites objects in spite of "If-None-Match: *". Two deploys at once could destroy each ` +
          'other there, so it is not used. Choose a store with conditional writes (Amazon S3, MinIO, Cloudflare R2, Ceph and others have them).',
      );
    } finally {
      await this.remove(key).catch(() => undefined);
    }
  }

  private at(key: string): { Bucket: string; Key: string } {
    assertKey(key);
    return { Bucket: this.bucket, Key: this.prefix + key };
  }
}

/**
 * Opens `s3://bucket/prefix`, at S3_ENDPOINT where set. The SDK reads AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and
 * AWS_SESSION_TOKEN, or the machine's credentials.
 */
export function openS3Store(location: string): ReleaseStore {
  const { S3_ENDPOINT: endpoint, AWS_REGION: region = 'us-east-1' } = process.env;
  const client = new S3Client({
    region,
    // Servers other than Amazon's seldom support buckets as host names, or the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // open-store.ts limits each request; these limits close the sockets, too.
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 10_000 },
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Store(location, client);
}
