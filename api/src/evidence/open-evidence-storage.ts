import type { EvidenceStorage } from './evidence-storage';

/** Opens `s3://bucket/prefix` or a folder. */
export async function openEvidenceStorage(location: string, env = process.env): Promise<EvidenceStorage> {
  if (!location.startsWith('s3://'))
    return (await import('./folder-evidence-storage')).openFolderEvidenceStorage(location);
  // Loaded only when configured: the client is large and slows down every start.
  return (await import('./s3-evidence-storage')).openS3EvidenceStorage(location, env);
}
