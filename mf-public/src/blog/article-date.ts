const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2025-03-04` as `4 March 2025`. A calendar day has no time zone, so no Date is involved. */
export function articleDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
