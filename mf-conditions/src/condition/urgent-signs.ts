const heading = /<h2[^>]*>\s*When to get help at once\s*<\/h2>/i;

/** The section about emergencies, shown in a box at the top of the page, and the text without it. */
export function splitUrgentSigns(body: string): { urgent: string; rest: string } {
  const match = heading.exec(body);
  if (!match) return { urgent: '', rest: body };
  const after = body.slice(match.index + match[0].length);
  const next = after.search(/<h2[\s>]/i);
  const urgent = next < 0 ? after : after.slice(0, next);
  return { urgent, rest: body.slice(0, match.index) + (next < 0 ? '' : after.slice(next)) };
}
