import { tokeniseBrackets } from '@shared/format';

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

/** Text in which what stood between square brackets is bold. Parsed to nodes, never to HTML (R4.50). */
export function BoldText({ text }: { text: string }) {
  return tokeniseBrackets(text).map((run, index) =>
    run.bold ? <strong key={index}>{run.text}</strong> : <span key={index}>{run.text}</span>,
  );
}

/** An e-mail address that may break after its @, so that a long one does not break in the middle of a word. */
export function EmailText({ email }: { email: string | null | undefined }) {
  const [name, host] = (email ?? '').split('@');
  if (host === undefined) return <span translate="no">{name}</span>;
  return (
    <span translate="no">
      {name}@<wbr />
      {host}
    </span>
  );
}
