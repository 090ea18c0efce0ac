/** A run of text; `bold` where it stood between square brackets. */
export interface TextToken {
  text: string;
  bold: boolean;
}

/** `Up to [4 visits] a month` as runs; an unmatched bracket is plain text (R4.50). */
export function tokeniseBrackets(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(/\[([^[\]]+)\]/g)) {
    if (match.index > plainFrom) tokens.push({ text: text.slice(plainFrom, match.index), bold: false });
    tokens.push({ text: match[1] ?? '', bold: true });
    plainFrom = match.index + match[0].length;
  }
  if (plainFrom < text.length) tokens.push({ text: text.slice(plainFrom), bold: false });
  return tokens;
}
