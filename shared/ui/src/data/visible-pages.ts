/** A page number, or a gap in which pages are left out. */
export type PageItem = number | 'gap';

/**
 * Which pages to show: `margin` at each end, `range` around the present one, a gap for those in between.
 * Counted as react-paginate does, whose terms the requirements use.
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

/** How many pages before and after the present one; near an end the other side gets what is left over. */
function sides(selected: number, pageCount: number, range: number): [left: number, right: number] {
  const half = range / 2;
  if (selected > pageCount - half) return [range - (pageCount - selected), pageCount - selected];
  if (selected < half) return [selected, range - selected - (selected === 0 && range > 1 ? 1 : 0)];
  return [half, half];
}
