import type { Elements } from '@ilera/runtime';
import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  /** Class of the heading. */
  titleClass?: string | undefined;
  className?: string | undefined;
  children: Elements;
}

/** A section of a page, named by its heading. */
export function Region({ title, titleClass, className, children }: Props) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}
