import type { PictureProps } from './picture';
import { Picture } from './picture';

/** A mother in a headwrap, a father in a cap and a child between them, in front of their door. */
export function FamilyHomeArt(props: PictureProps) {
  return (
    <Picture width={400} height={300} {...props}>
      <path d="M40 276V120L200 32l160 88v156Z" fill="var(--art-mist)" />
      <path d="M22 130 200 30l178 100" strokeWidth="6" stroke="var(--art-violet)" />
      <rect x="62" y="150" width="52" height="48" rx="4" fill="var(--art-paper)" />
      <path d="M88 150v48M62 174h52" />
      <rect x="286" y="150" width="52" height="48" rx="4" fill="var(--art-paper)" />
      <path d="M312 150v48M286 174h52" />
      <path d="M180 76h40v32h-40Z" fill="var(--art-sand)" />
      <path d="M200 76v32" />
      <path d="M10 276h380" strokeWidth="4" />
      <path d="M94 276c-6-70 10-104 46-104s50 34 46 104Z" fill="var(--art-violet)" />
      <path d="M104 240c26 10 50 10 78 0" stroke="var(--art-lilac)" />
      <path d="M106 256c26 10 52 10 80 0" stroke="var(--art-lilac)" />
      <path d="M130 176v-18h20v18c-4 8-16 8-20 0Z" fill="var(--art-skin)" />
      <circle cx="140" cy="138" r="26" fill="var(--art-skin)" />
      <path
        d="M112 132c-8-34 18-46 30-42 8-12 30-6 26 8 6 8 4 22 0 32-14-12-40-12-56 2Z"
        fill="var(--art-warm)"
      />
      <path d="M118 114c14-10 32-12 46-4" />
      <path d="M132 140h0M150 140h0" strokeWidth="5" />
      <path d="M135 149c4 4 8 4 12 0" />
      <path d="M216 276c-6-78 8-116 46-116s54 38 48 116Z" fill="var(--art-paper)" />
      <path d="M262 168v52" stroke="var(--art-warm)" />
      <path d="M250 166v-20h24v20c-4 8-20 8-24 0Z" fill="var(--art-skin-deep)" />
      <circle cx="262" cy="124" r="27" fill="var(--art-skin-deep)" />
      <path d="M234 116c2-24 12-34 30-34 16 0 26 10 26 32-18-6-38-6-56 2Z" fill="var(--art-violet)" />
      <path d="M253 128h0M273 128h0" strokeWidth="5" />
      <path d="M256 138c4 4 9 4 13 0" />
      <path d="M168 276c-2-42 8-58 32-58s34 16 32 58Z" fill="var(--art-warm)" />
      <path d="M192 222v-12h16v12c-4 6-12 6-16 0Z" fill="var(--art-skin)" />
      <circle cx="200" cy="194" r="21" fill="var(--art-skin)" />
      <circle cx="184" cy="174" r="9" fill="var(--art-skin-deep)" />
      <circle cx="216" cy="174" r="9" fill="var(--art-skin-deep)" />
      <path d="M179 192c0-18 10-24 21-24s21 6 21 24c-12-10-30-10-42 0Z" fill="var(--art-skin-deep)" />
      <path d="M193 198h0M208 198h0" strokeWidth="4.5" />
      <path d="M196 205c3 3 6 3 9 0" />
    </Picture>
  );
}
