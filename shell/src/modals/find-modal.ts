import { modalTitles, type ModalType } from '@shared/contracts';
import type { RouteTable } from '../route-table';
import { modalOwners } from './owners';

/** Which remote draws the inside of a modal, under which name, and the modal's title. */
interface ModalPlace {
  remote: string;
  name: string;
  title: string;
}

/**
 * Finds one of the site's modals, or one that a remote of this document brings: `<remote>/<modal>`
 * (docs/adr/0011). Null for a modal that is not there.
 */
export function findModal(type: ModalType, { modalTitles: own }: RouteTable): ModalPlace | null {
  const slash = type.indexOf('/');
  if (slash < 0) {
    const owner = modalOwners[type];
    const title = modalTitles[type];
    return owner && title ? { remote: owner, name: type, title } : null;
  }
  const title = own.get(type);
  return title ? { remote: type.slice(0, slash), name: type.slice(slash + 1), title } : null;
}
