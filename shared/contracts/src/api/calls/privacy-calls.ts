/** Calls about a person's rights over their data: feature `privacy`. */
import * as privacy from '../privacy';
import { FileResponseSchema, type Call } from '../call';

export const privacyCalls = {
  accessLog: {
    method: 'GET',
    path: '/individual/data/access',
    access: 'person',
    summary: "Who read and changed one's own medical and payment data",
    query: privacy.AccessLogQuerySchema,
    response: privacy.AccessLogResponseSchema,
    isExtension: true,
  },
  exportData: {
    method: 'GET',
    path: '/individual/data',
    access: 'person',
    summary: 'Everything that is stored about oneself',
    response: privacy.ExportResponseSchema,
    isExtension: true,
  },
  exportFiles: {
    method: 'GET',
    path: '/individual/data/files',
    access: 'person',
    summary: 'The same with the files of claims, as a ZIP archive',
    response: FileResponseSchema,
    file: 'application/zip',
    isExtension: true,
  },
  eraseData: {
    method: 'POST',
    path: '/individual/data/erase',
    access: 'person',
    summary: 'Erase the account; says what the law keeps, why and until when',
    body: privacy.EraseBodySchema,
    response: privacy.EraseResponseSchema,
    isExtension: true,
  },
} as const satisfies Record<string, Call>;
