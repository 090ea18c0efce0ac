import { join } from 'node:path';
import { findRepository } from '../common/repository';
import type { ApiProcessOptions } from '../site/api-process';

/** An API on a free port, with database and evidence in a folder. @param tell gets its warnings and errors */
export function apiOptions(
  folder: string,
  tell: (line: string) => void = () => undefined,
): ApiProcessOptions {
  return {
    repository: findRepository(),
    port: 0,
    publicUrl: 'http://localhost:3000/api',
    siteUrl: 'http://localhost:3000',
    env: {
      DATABASE_URL: '',
      DATABASE_DIR: join(folder, 'db'),
      EVIDENCE_STORE: join(folder, 'evidence'),
      LOG_LEVEL: 'silent',
    },
    tell,
  };
}
