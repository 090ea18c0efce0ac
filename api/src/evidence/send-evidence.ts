import type { FastifyReply } from 'fastify';
import { notFound } from '../common/http-error';
import type { EvidenceStorage } from './evidence-storage';

/** The stored file's bytes, always as an attachment, so that an upload is never rendered inside our origin. Throws 404. */
export async function sendEvidence(
  evidence: EvidenceStorage,
  reply: FastifyReply,
  file: { stored: string; name: string; type: string } | undefined,
): Promise<Uint8Array> {
  const bytes = file && (await evidence.get(file.stored));
  if (!bytes) throw notFound('This file');
  void reply
    .type(file.type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  return bytes;
}
