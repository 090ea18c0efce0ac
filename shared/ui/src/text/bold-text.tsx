/**
 * Text in which what stands between square brackets is bold, as in `Up to [4 visits] a month`; an unmatched bracket is
 * plain text. Parsed to nodes, never to HTML (R4.50).
 */
export function BoldText({ text }: { text: string }) {
  // Every second part is what the group has caught.
  return text
    .split(/\[([^[\]]+)\]/)
    .map((run, index) => (index % 2 ? <strong key={index}>{run}</strong> : <span key={index}>{run}</span>));
}
