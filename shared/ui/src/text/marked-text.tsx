/**
 * A sentence containing an amount, a name or a reference that must not be translated (R5.16).
 * @param asIs that part of the text; without it, the full text may be translated
 */
export function Sentence({ text, asIs }: { text: string; asIs: string | null | undefined }) {
  return (
    <span>
      {text.split(asIs || '\n').map((part, index) => (
        <span key={index}>
          {index > 0 && <span translate="no">{asIs}</span>}
          <span>{part}</span>
        </span>
      ))}
    </span>
  );
}

/**
 * Text whose parts in square brackets are bold, as in `Up to [4 visits] a month`; an unmatched bracket is plain text.
 * Parsed to nodes, never to HTML (R4.50).
 */
export function BoldText({ text }: { text: string }) {
  // Every second part is a captured group.
  return text
    .split(/\[([^[\]]+)\]/)
    .map((run, index) => (index % 2 ? <strong key={index}>{run}</strong> : <span key={index}>{run}</span>));
}
