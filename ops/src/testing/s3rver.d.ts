/** Types of s3rver, as far as the tests use it; it has none of its own. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: {
      directory: string;
      port?: number;
      silent: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
