/** A page number, or a gap for omitted pages. */
export type PageItem = number | 'gap';

/**
 * The pages to show: `margin` at each end, `range` around the current one, and gaps between. Counts like
 * react-paginate, whose terms the requirements use.
 */
export function visiblePages(page: number, pageCount: number, margin: number, range: number): PageItem[] {
  const items: PageItem[] = [];
  const [left, right] = sides(page - 1, pageCount, range);
  for (let index = 0; index < pageCount; index += 1) {
    const isAtEnd = index < margin || index >= pageCount - margin;
    const isAround = index >= page - 1 - left && index <= page - 1 + right;
    if (pageCount <= range || isAtEnd || isAround) items.push(index + 1);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}

/** Numbers of pages before and after the current one; near an end the other side gets the surplus. */
function sides(selected: number, pageCount: number, range: number): [left: number, right: number] {
  const half = range / 2;
  if (selected > pageCount - half) return [range - (pageCount - selected), pageCount - selected];
  if (selected < half) return [selected, range - selected - (selected === 0 && range > 1 ? 1 : 0)];
  return [half, half];
}
