/** Evidence in an S3-compatible bucket: for several API processes on several machines. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { EvidenceStorage } from './evidence-storage';

/**
 * Opens `s3://bucket/prefix` as a store. The endpoint comes from S3_ENDPOINT; credentials, temporary ones included, are
 * found where AWS's own tools look.
 */
export function openS3EvidenceStorage(location: string, env: NodeJS.ProcessEnv): EvidenceStorage {
  const { hostname: bucket, pathname } = new URL(location);
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  const prefix = folder ? `${folder}/` : '';
  const client = openClient(env);
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  return {
    put: async (name, bytes) => void (await client.send(new PutObjectCommand({ ...at(name), Body: bytes }))),
    get: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : Buffer.alloc(0);
      } catch (error) {
        if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404)
          return null;
        throw error;
      }
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand(at(name)))),
    list: async () => {
      const files: { name: string; modifiedAt: Date }[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) files.push({ name: Key.slice(prefix.length), modifiedAt: LastModified });
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token);
      return files;
    },
  };
}

function openClient(env: NodeJS.ProcessEnv): S3Client {
  const { S3_ENDPOINT: endpoint } = env;
  return new S3Client({
    region: env.AWS_REGION ?? 'us-east-1',
    // Servers other than Amazon's rarely support buckets as host names or the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
