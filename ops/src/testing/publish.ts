import type { Preview, Revision } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import type { PublishOrder } from '../registry/changes/publish';
import type { Desk } from '../registry/changes/request';
import type { PreviewOrder } from '../registry/previews';
import { uploadAndPublish, uploadParts } from '../registry/upload-and-publish';
import { LocalRegistry } from '../registry/registry';

type Parts<Order> = Omit<Order, 'versions'> & { parts: BuiltPart[] };

export type PublishOptions = Parts<PublishOrder> & Desk;

/** Uploads parts and makes them live, as a command does. */
export async function publish({
  ledger,
  tell,
  parts,
  by,
  reason,
  ...order
}: PublishOptions): Promise<Revision | undefined> {
  const say = tell ?? (() => undefined);
  const { revision, notes } = await uploadAndPublish(
    new LocalRegistry(ledger),
    parts,
    order,
    { by, reason },
    say,
  );
  notes.forEach(say);
  return revision ?? undefined;
}

/** Uploads parts and gives them an address beside what is live, as `preview --branch` does. */
export async function publishPreview({
  ledger,
  parts,
  ...order
}: Parts<PreviewOrder> & Pick<Desk, 'ledger'>): Promise<Preview> {
  const registry = new LocalRegistry(ledger);
  const versions = await uploadParts(registry, parts, () => undefined);
  return (await registry.showPreview({ ...order, versions })).preview;
}
