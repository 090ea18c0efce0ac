import type { PictureProps } from './picture';
import { Picture } from './picture';

/** A signpost at a fork with a danfo going the wrong way. */
export function LostPageArt(props: PictureProps) {
  return (
    <Picture width={240} height={180} {...props}>
      <path d="M8 160c50-12 96-14 224 0" fill="none" stroke="var(--art-lilac)" strokeWidth="6" />
      <path d="M176 160V40" strokeWidth="6" />
      <path d="M134 46h64l16 13-16 13h-64Z" fill="var(--art-violet)" />
      <path d="M218 82h-62l-16 13 16 13h62Z" fill="var(--art-sand)" />
      <path d="M148 59h34" stroke="var(--art-paper)" />
      <path d="M168 95h34" stroke="var(--art-violet)" />
      <path
        d="M14 118c0-20 6-30 20-30h66c8 0 12 4 15 12l7 17 8 4c3 2 4 4 4 8v19H18c-3 0-4-2-4-5Z"
        fill="var(--art-warm)"
      />
      <path
        d="M26 98h20v20H22c0-8 1-14 4-20ZM56 98h20v20H56ZM86 98h14c4 0 5 1 7 5l6 15H86Z"
        fill="var(--art-paper)"
      />
      <path d="M14 128h118" stroke="var(--art-line)" strokeWidth="5" strokeLinecap="butt" />
      <circle cx="42" cy="150" r="12" fill="var(--art-violet)" />
      <circle cx="108" cy="150" r="12" fill="var(--art-violet)" />
      <circle cx="42" cy="150" r="3" fill="var(--art-paper)" />
      <circle cx="108" cy="150" r="3" fill="var(--art-paper)" />
      <path d="M40 78h44M48 70h28" strokeWidth="3" />
      <path d="M214 150c2-9 8-12 12-12M220 156c4-6 8-8 14-7" stroke="var(--art-violet)" />
    </Picture>
  );
}
