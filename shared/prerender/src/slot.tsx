import { pageSlot } from '@shared/contracts';

/** The element in a frame that the gateway replaces by the page. */
export function Slot() {
  return <template {...{ [pageSlot]: '' }} />;
}
