import type { Preview, Revision } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import type { CanaryOrder } from '../registry/changes/canary';
import type { Author, ChangeContext, Overruling, Request } from '../registry/changes/change';
import type { FreezeOrder } from '../registry/changes/freeze';
import type { PublishOrder } from '../registry/changes/publish';
import type { RollbackOrder } from '../registry/changes/rollback';
import type { PreviewOrder } from '../registry/previews';
import { LocalRegistry, type Deployment } from '../registry/registry';
import { uploadParts } from '../registry/releases/upload';

type Parts<Order> = Omit<Order, 'versions'> & { parts: BuiltPart[] };
type Change<Order> = Order &
  Overruling &
  Request &
  Pick<ChangeContext, 'ledger'> &
  Partial<Pick<ChangeContext, 'tell'>>;

export type PublishOptions = Change<Parts<PublishOrder>>;

/** Makes a change of the store of a ledger, as a command does. */
const changing =
  <Order>(action: Deployment['action']) =>
  async ({ ledger, tell, by, reason, ...order }: Change<Order>): Promise<Revision> => {
    const change = { action, ...order } as unknown as Deployment;
    const { revision, notes } = await new LocalRegistry(ledger).deploy(change, { by, reason });
    if (tell) notes.forEach(tell);
    return revision as Revision;
  };

const publishVersions = changing<PublishOrder>('publish');
export const rollback = changing<RollbackOrder>('rollback');
export const changeCanary = changing<CanaryOrder>('canary');
export const freeze = changing<FreezeOrder>('freeze');
export const thaw = changing<object>('thaw');

/** Uploads parts and makes them live; undefined where all of it was live already. */
export async function publish({ parts, ...change }: PublishOptions): Promise<Revision | undefined> {
  const { ledger, tell = () => undefined } = change;
  const versions = await uploadParts(new LocalRegistry(ledger), parts, tell);
  return (await publishVersions({ ...change, versions })) ?? undefined;
}

/** Uploads parts and gives them an address beside what is live, as `preview --branch` does. */
export async function publishPreview({
  ledger,
  parts,
  by,
  source,
  ...order
}: Parts<PreviewOrder> & Author & Pick<ChangeContext, 'ledger'>): Promise<Preview> {
  const registry = new LocalRegistry(ledger);
  const versions = await uploadParts(registry, parts, () => undefined);
  return (await registry.showPreview({ ...order, versions }, { by, ...(source && { source }) })).preview;
}
