import { pageSlot, prerenderedMark } from '@shared/contracts';
import type { Ref } from 'react';

/** Stands for the page in a layout that is prerendered; the gateway puts the page's HTML in its place. */
export const emptySlot = `<template ${pageSlot}=""></template>`;

/**
 * The element around a prerendered page, in layouts of the shell and of remotes. Its content is raw HTML to the
 * layout's tree, so React leaves it alone when it hydrates the layout; a root of its own hydrates it. In a
 * browser it is never rendered without prerendered HTML, because Trusted Types refuse raw HTML without a policy.
 */
export function PageSlot({ html = '', ref }: { html?: string; ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      style={{ display: 'contents' }}
      {...{ [prerenderedMark]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
