/**
 * A sentence with an amount, a name or a reference in it, which a translator leaves as it is (R5.16).
 * @param asIs that part of the text; without it, all may be translated
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
