import { prerenderedMark } from '@shared/contracts';
import type { Ref } from 'react';

/**
 * The element around a prerendered page. Its content is raw HTML to the shell's tree: React leaves it alone when it hydrates
 * the shell, and a root of its own hydrates it. Never rendered from nothing: the browser refuses raw HTML without a policy.
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
