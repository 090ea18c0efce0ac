import type { PictureProps } from './picture';
import { Picture } from './picture';

/** A stethoscope that hangs between two speech bubbles. */
export function ConsultChatArt(props: PictureProps) {
  return (
    <Picture width={240} height={180} {...props}>
      <path
        d="M30 22h98a12 12 0 0 1 12 12v46a12 12 0 0 1-12 12H62l-22 20V92H30a12 12 0 0 1-12-12V34a12 12 0 0 1 12-12Z"
        fill="var(--art-lilac)"
      />
      <path d="M38 44h74M38 58h58M38 72h32" stroke="var(--art-violet)" />
      <path
        d="M116 78h92a12 12 0 0 1 12 12v42a12 12 0 0 1-12 12h-8v20l-24-20h-60a12 12 0 0 1-12-12V90a12 12 0 0 1 12-12Z"
        fill="var(--art-violet)"
      />
      <path d="M124 98h60M124 112h44" stroke="var(--art-paper)" />
      <g strokeWidth="5">
        <path d="M172 26c-4 0-7 3-7 8v12c0 12 8 20 18 20s18-8 18-20V34c0-5-3-8-7-8" fill="none" />
        <path d="M183 66v22c0 18 12 26 24 22 10-4 12-14 11-24" fill="none" stroke="var(--art-line)" />
      </g>
      <circle cx="172" cy="26" r="3" fill="var(--art-line)" />
      <circle cx="194" cy="26" r="3" fill="var(--art-line)" />
      <circle cx="217" cy="74" r="12" fill="var(--art-warm)" />
      <circle cx="217" cy="74" r="4" fill="var(--art-paper)" />
    </Picture>
  );
}
