import { emptySlot, prerenderedMark } from '@ilera/contracts';
import type { Ref } from 'react';

/**
 * Holds a prerendered page, in layouts of the shell and of remotes: raw HTML to the layout's tree, in an element
 * of its own that becomes the container of another root (`pageContainer`). A prerendered layout has it empty, for the
 * gateway to fill. In a browser it is only hydrated, because Trusted Types refuse raw HTML without a policy.
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
 * The container of the page's own root. It belongs to no other root: React loses a press in a page that is not
 * hydrated yet where the container is an element of the root around it.
 */
export function pageContainer(slot: HTMLElement | null): HTMLElement | null {
  return slot?.firstElementChild as HTMLElement | null;
}
