/** A section counts as read once its heading is this near to the top of the window. */
export const READING_LINE_PX = 160;

/** The last section whose heading has passed the reading line; at the end of the page the last of all. */
export function activeSection(
  tops: readonly { id: string; top: number }[],
  atEnd = false,
): string | undefined {
  if (atEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= READING_LINE_PX) ?? tops[0])?.id;
}
