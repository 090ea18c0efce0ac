import type { PictureProps } from './picture';
import { Picture } from './picture';

const days = [0, 1, 2, 3, 4].flatMap((column) =>
  [0, 1, 2].map((row) => ({ x: 62 + column * 26, y: 78 + row * 24 })),
);

/** A wall calendar with one booked day, and a tick. */
export function CalendarBookedArt(props: PictureProps) {
  return (
    <Picture width={240} height={180} {...props}>
      <ellipse cx="120" cy="164" rx="92" ry="8" fill="var(--art-mist)" stroke="none" />
      <path
        d="M46 34h136a8 8 0 0 1 8 8v106a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8Z"
        fill="var(--art-paper)"
      />
      <path d="M46 34h136a8 8 0 0 1 8 8v22H38V42a8 8 0 0 1 8-8Z" fill="var(--art-violet)" />
      <path d="M74 24v20M154 24v20" strokeWidth="5" />
      {days.map(({ x, y }) => (
        <rect
          key={`${x}-${y}`}
          x={x - 8}
          y={y - 1}
          width="15"
          height="14"
          rx="3"
          fill="var(--art-lilac)"
          stroke="none"
        />
      ))}
      <path d="M166 148h16a8 8 0 0 0 8-8v-18Z" fill="var(--art-mist)" />
      <rect x="101" y="96" width="26" height="24" rx="6" fill="var(--art-sand)" />
      <path d="m108 108 5 5 8-10" />
      <circle cx="184" cy="120" r="31" fill="var(--art-warm)" />
      <path d="m170 121 10 10 19-22" stroke="var(--art-paper)" strokeWidth="6" />
      <path d="M212 66c4-6 10-8 16-6M24 112c-6 1-10 5-12 11M206 44l4-9" stroke="var(--art-violet)" />
    </Picture>
  );
}
