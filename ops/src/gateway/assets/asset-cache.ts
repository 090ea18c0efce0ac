import type { Release } from '@shared/contracts';
import { encodings, isCompressible, packedEndings } from '../../release/compress';
import { artefactKey, commonKey, type ReleaseStore } from '../../store/release-store';

/** A file as it is sent: its bytes, and how they are packed. */
export interface PackedAsset {
  body: Buffer;
  encoding: string | undefined;
}

/**
 * Artefacts in memory, oldest use first out. Files never change, so nothing here can be stale; what is live is kept
 * warm, so that the site goes on when the store is gone.
 */
export class AssetCache {
  private readonly held = new Map<string, Buffer>();
  private bytes = 0;

  constructor(
    private readonly store: ReleaseStore,
    private readonly limit: number,
  ) {}

  /** The file with that key in the best packing that the visitor accepts. */
  async get(key: string, accepted: string): Promise<PackedAsset | undefined> {
    for (const { ending, token } of isCompressible(key) ? encodings : []) {
      if (!accepts(accepted, token)) continue;
      const body = await this.read(key + ending);
      if (body) return { body, encoding: token };
    }
    const body = await this.read(key);
    return body && { body, encoding: undefined };
  }

  /** Brings all files of a release into memory. */
  async warm({ name, version, files }: Release): Promise<void> {
    if (this.limit === 0) return;
    const keys = Object.entries(files).flatMap(([file, { address }]) => [
      artefactKey(name, version, file),
      ...(address ? [commonKey(name, address)] : []),
    ]);
    await Promise.all(
      keys.flatMap((key) => ['', ...packedEndings(key)].map((ending) => this.read(key + ending))),
    );
  }

  private async read(key: string): Promise<Buffer | undefined> {
    const known = this.held.get(key);
    if (known) {
      this.held.delete(key);
      this.held.set(key, known);
      return known;
    }
    const body = await this.store.get(key);
    if (body) this.keep(key, body);
    return body;
  }

  private keep(key: string, body: Buffer): void {
    if (body.byteLength > this.limit || this.held.has(key)) return;
    this.held.set(key, body);
    this.bytes += body.byteLength;
    for (const [oldest, { byteLength }] of this.held) {
      if (this.bytes <= this.limit) break;
      this.held.delete(oldest);
      this.bytes -= byteLength;
    }
  }
}

/** Whether an Accept-Encoding header allows a packing; `br;q=0` does not. */
export function accepts(header: string, token: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    const refused = parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
    return (name === token || name === '*') && !refused;
  });
}
