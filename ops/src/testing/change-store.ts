import type { Preview, Revision } from '@ilera/contracts';
import type { BuiltPart } from '../build/built-part';
import { uploadParts } from '../cli/change-site';
import type { Author, ChangeContext, ChangeRequest, Change } from '../registry/changes/change';
import type { PreviewRequest } from '../registry/previews';
import { LocalRegistry } from '../registry/registry';

type Parts<Order> = Omit<Order, 'versions'> & { parts: BuiltPart[] };
type StoreChange<Action extends Change['action']> = Omit<Change<Action>, 'action'> &
  ChangeRequest &
  Pick<ChangeContext, 'ledger'> & { tell?: (line: string) => void };

export type PublishOptions = Parts<StoreChange<'publish'>>;

/** Makes a change of the store of a ledger, as a command does. */
const changing =
  <Action extends Change['action']>(action: Action) =>
  async ({ ledger, tell, by, reason, ...order }: StoreChange<Action>): Promise<Revision> => {
    const change = { action, ...order } as unknown as Change;
    const { revision, notes } = await new LocalRegistry(ledger).makeChange(change, { by, reason });
    if (tell) notes.forEach(tell);
    return revision as Revision;
  };

const publishVersions = changing('publish');
export const changeCanary = changing('canary');
export const freeze = changing('freeze');
export const endFreeze = changing('end-freeze');

type RolledBack = Change<'rollback'>['parts'][number];

/** Takes back a part, or several in one step. */
export const rollback = ({
  part,
  from,
  to,
  parts = [{ part, ...(from ? { from } : {}), ...(to ? { to } : {}) }],
  ...change
}: Omit<StoreChange<'rollback'>, 'parts'> & RolledBack & { parts?: RolledBack[] }): Promise<Revision> =>
  changing('rollback')({ ...change, parts });

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
}: Parts<PreviewRequest> & Author & Pick<ChangeContext, 'ledger'>): Promise<Preview> {
  const registry = new LocalRegistry(ledger);
  const versions = await uploadParts(registry, parts, () => undefined);
  return (await registry.createPreview({ ...order, versions }, { by, ...(source && { source }) })).preview;
}
