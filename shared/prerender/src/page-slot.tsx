import { emptySlot, prerenderedMark } from '@ilera/contracts';
import type { Ref } from 'react';

/**
 * Holds a prerendered page in layouts of the shell and of remotes. For the layout's React tree it is raw HTML; its
 * element becomes the container of another root (`pageContainer`). A prerendered layout has an empty slot for the
 * gateway to fill. In a browser the slot is only hydrated, because Trusted Types refuse raw HTML without a policy.
 */
export function PageSlot({ html = emptySlot, ref }: { html?: string; ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      style={{ display: 'contents' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: `<div ${prerenderedMark}="" style="display:contents">${html}</div>`,
      }}
    />
  );
}

/**
 * The container of the page's root. It belongs to no other root: React would lose a press in a page that is not
 * hydrated yet if the container were an element of the surrounding root.
 */
export function pageContainer(slot: HTMLElement | null): HTMLElement | null {
  return slot?.firstElementChild as HTMLElement | null;
}
