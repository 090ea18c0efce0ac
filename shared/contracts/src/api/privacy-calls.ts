/** Calls about a person's rights over their data: feature `privacy`. */
import * as privacy from './privacy';
import { FileAnswerSchema, type Call } from './call';

export const privacyCalls = {
  accessLog: {
    method: 'GET',
    path: '/individual/data/access',
    access: 'person',
    summary: "Who read and changed one's own medical and payment data",
    query: privacy.AccessLogQuerySchema,
    answer: privacy.AccessLogAnswerSchema,
    own: true,
  },
  exportData: {
    method: 'GET',
    path: '/individual/data',
    access: 'person',
    summary: 'Everything that is stored about oneself',
    answer: privacy.ExportAnswerSchema,
    own: true,
  },
  exportFiles: {
    method: 'GET',
    path: '/individual/data/files',
    access: 'person',
    summary: 'The same with the files of claims, as a ZIP archive',
    answer: FileAnswerSchema,
    file: 'application/zip',
    own: true,
  },
  eraseData: {
    method: 'POST',
    path: '/individual/data/erase',
    access: 'person',
    summary: 'Erase the account; says what the law keeps, why and until when',
    body: privacy.EraseBodySchema,
    answer: privacy.EraseAnswerSchema,
    own: true,
  },
} as const satisfies Record<string, Call>;
