import { pageSlot } from '@shared/contracts';

/** Where a frame ends and its page begins: the gateway puts the page there. */
export function Slot() {
  return <template {...{ [pageSlot]: '' }} />;
}
