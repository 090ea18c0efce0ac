import type { PictureProps } from './picture';
import { Picture } from './picture';

/** A bank card in front of a receipt that ends in a tick. */
export function CardPaymentArt(props: PictureProps) {
  return (
    <Picture width={240} height={180} {...props}>
      <ellipse cx="120" cy="166" rx="90" ry="7" fill="var(--art-mist)" stroke="none" />
      <path d="M112 16h78v126l-13-9-13 9-13-9-13 9-13-9-13 9Z" fill="var(--art-paper)" />
      <path d="M126 34h34M126 50h50M126 66h22" stroke="var(--art-violet)" />
      <path d="M166 66h10" stroke="var(--art-violet)" />
      <g transform="rotate(-8 92 112)">
        <rect x="26" y="72" width="132" height="82" rx="10" fill="var(--art-violet)" />
        <path d="M26 92h132" strokeWidth="13" strokeLinecap="butt" stroke="var(--art-line)" />
        <rect x="40" y="112" width="26" height="19" rx="4" fill="var(--art-sand)" />
        <path d="M53 112v19M40 121h26" strokeWidth="2" />
        <path d="M40 143h22M70 143h14" stroke="var(--art-lilac)" />
        <circle cx="128" cy="134" r="10" fill="var(--art-warm)" />
        <circle cx="140" cy="134" r="10" fill="var(--art-lilac)" />
      </g>
      <circle cx="194" cy="128" r="22" fill="var(--art-warm)" />
      <path d="m184 129 7 7 14-16" stroke="var(--art-paper)" strokeWidth="5" />
    </Picture>
  );
}
