import { Fragment } from 'react';
import { AsIs } from './as-is';

/**
 * A sentence with an amount, a name or a reference in it, which a translator leaves as it is (R5.16).
 * @param asIs that part of the text; without it, all may be translated
 */
export function Sentence({ text, asIs }: { text: string; asIs: string | null | undefined }) {
  if (!asIs) return <span>{text}</span>;
  return (
    <span>
      {text.split(asIs).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <AsIs>{asIs}</AsIs>}
          {part && <span>{part}</span>}
        </Fragment>
      ))}
    </span>
  );
}
