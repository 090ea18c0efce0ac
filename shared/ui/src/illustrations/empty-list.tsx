import type { PictureProps } from './picture';
import { Picture } from './picture';

/** A clipboard with blank lines, and a pencil. */
export function EmptyListArt(props: PictureProps) {
  return (
    <Picture width={240} height={180} {...props}>
      <ellipse cx="118" cy="168" rx="80" ry="6" fill="var(--art-mist)" stroke="none" />
      <rect x="58" y="26" width="112" height="138" rx="10" fill="var(--art-lilac)" />
      <rect x="70" y="40" width="88" height="112" rx="4" fill="var(--art-paper)" />
      <path
        d="M94 34v-4a6 6 0 0 1 6-6h4a10 10 0 0 1 20 0h4a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6h-28a6 6 0 0 1-6-6Z"
        fill="var(--art-violet)"
      />
      <path d="M84 66h6M84 90h6M84 114h6" stroke="var(--art-warm)" strokeWidth="6" />
      <path d="M102 66h42M102 90h30M102 114h38" stroke="var(--art-lilac)" strokeWidth="6" />
      <g transform="rotate(24 178 112)">
        <path d="M170 64h16v78l-8 16-8-16Z" fill="var(--art-warm)" />
        <path d="M170 142h16l-8 16Z" fill="var(--art-sand)" />
        <path d="M170 64v-6a8 8 0 0 1 16 0v6Z" fill="var(--art-violet)" />
      </g>
      <path d="M36 66c-6 0-10 4-11 9M32 92l-9 2" stroke="var(--art-violet)" />
    </Picture>
  );
}
