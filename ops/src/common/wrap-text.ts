/** Breaks lines at spaces so that they fit a terminal; continuation lines are indented two columns more. */
export function wrapText(text: string, width = 80): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const least = indent.length + 2;
    const space = rest.lastIndexOf(' ', width);
    // A word longer than a line is not broken, because addresses and hashes are copied.
    const end = space > least ? space : rest.indexOf(' ', width);
    if (end < 0) break;
    lines.push(rest.slice(0, end).trimEnd());
    rest = `${indent}  ${rest.slice(end + 1).trimStart()}`;
  }
  return [...lines, rest];
}
