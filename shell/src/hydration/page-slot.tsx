import { prerenderedMark } from '@shared/contracts';
import type { Ref } from 'react';

/**
 * The element around a prerendered page. Its content is raw HTML to the shell's tree, so React leaves it
 * alone when it hydrates the shell; a root of its own hydrates it. It is never rendered without prerendered
 * HTML, because Trusted Types refuse raw HTML without a policy.
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
