import { tokeniseBrackets } from '@shared/format';

/** Text in which what stood between square brackets is bold. Parsed to nodes, never to HTML (R4.50). */
export function BoldText({ text }: { text: string }) {
  return tokeniseBrackets(text).map((run, index) =>
    run.bold ? <strong key={index}>{run.text}</strong> : <span key={index}>{run.text}</span>,
  );
}
