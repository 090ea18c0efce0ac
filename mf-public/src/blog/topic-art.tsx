import { Picture } from '@ilera/ui/illustrations/picture';
import type { ReactElement } from 'react';

/** The drawing of each article's card, and the colour under it. */
const drawings: Record<string, [ground: string, drawing: ReactElement | null]> = {
  '1': [
    'var(--art-sand)',
    <>
      <path d="M206 150V52a20 20 0 0 1 40 0v98a36 36 0 1 1-40 0Z" fill="var(--art-paper)" />
      <circle cx="226" cy="180" r="22" fill="var(--art-warm)" stroke="none" />
      <path d="M226 176V92" stroke="var(--art-warm)" strokeWidth="12" />
      <path d="M260 62h16M260 84h10M260 106h16M260 128h10" />
      <rect x="104" y="48" width="62" height="150" rx="14" fill="var(--art-paper)" />
      <rect x="122" y="72" width="26" height="58" rx="6" fill="var(--art-lilac)" />
      <path d="M124 88h22M124 106h22" stroke="var(--art-violet)" strokeWidth="4" />
      <circle cx="135" cy="164" r="12" fill="var(--art-warm)" />
    </>,
  ],
  '2': [
    'var(--art-lilac)',
    <>
      <rect x="116" y="36" width="144" height="178" rx="20" fill="var(--art-paper)" />
      <path d="M142 214c2-44 16-60 46-60s44 16 46 60" fill="var(--art-violet)" />
      <circle cx="188" cy="112" r="32" fill="var(--art-skin)" />
      <path
        d="M156 112c-4-36 10-46 32-46s36 10 32 46c-8-16-16-22-32-22s-24 6-32 22Z"
        fill="var(--art-skin-deep)"
      />
      <circle cx="286" cy="76" r="26" fill="var(--art-warm)" />
      <path d="M276 70h12v12h-12ZM288 74l8-4v12l-8-4" fill="var(--art-paper)" />
    </>,
  ],
  '3': [
    'var(--art-mist)',
    <>
      <path d="M120 36h104l40 40v150H120Z" fill="var(--art-paper)" />
      <path d="M224 36v40h40" fill="var(--art-lilac)" />
      <path d="M144 96h60M144 120h92M144 144h92M144 168h50" strokeWidth="5" opacity=".55" />
      <circle cx="252" cy="172" r="36" fill="var(--art-warm)" fillOpacity=".35" strokeWidth="5" />
      <path d="m278 198 32 32" strokeWidth="9" />
    </>,
  ],
  '4': [
    'var(--art-violet)',
    <>
      <rect x="86" y="70" width="150" height="118" rx="16" fill="var(--art-paper)" />
      <path d="M104 132h26l12-30 18 58 14-38 8 10h36" stroke="var(--art-warm)" strokeWidth="5" />
      <path d="M236 150c40 0 20 50 60 44" stroke="var(--art-paper)" strokeWidth="6" />
      <rect x="272" y="74" width="64" height="128" rx="18" fill="var(--art-lilac)" />
      <path d="M272 104h64M272 172h64" />
    </>,
  ],
  '5': [
    'var(--art-lilac)',
    <>
      <path d="M56 214v-78l44-34 44 34v78Z" fill="var(--art-paper)" />
      <path d="M90 214v-40h22v40" fill="var(--art-warm)" />
      <path d="M242 214V86h76v128Z" fill="var(--art-violet)" />
      <path
        d="M258 108h14M288 108h14M258 134h14M288 134h14M258 160h14M288 160h14"
        stroke="var(--art-paper)"
        strokeWidth="7"
      />
      <path d="M120 84c34-44 96-48 136-14" strokeDasharray="2 12" strokeWidth="5" />
      <path d="M190 46c-10-12-26 2-14 16l14 14 14-14c12-14-4-28-14-16Z" fill="var(--art-warm)" />
      <path d="M28 214h320" />
    </>,
  ],
  '6': [
    'var(--art-sand)',
    <>
      <path d="M88 214v-96h200v96Z" fill="var(--art-paper)" />
      <path
        d="M76 118 96 66h184l20 52a18 18 0 0 1-37 0 18 18 0 0 1-37 0 18 18 0 0 1-38 0 18 18 0 0 1-37 0 18 18 0 0 1-37 0 18 18 0 0 1-38 0Z"
        fill="var(--art-violet)"
      />
      <rect x="108" y="148" width="84" height="46" rx="5" fill="var(--art-lilac)" />
      <path d="M216 214v-66h48v66" fill="var(--art-warm)" />
      <path d="M58 214h260" />
    </>,
  ],
};

/** The drawing of an article's card. */
export function topicArt(id: string): ReactElement {
  const [ground, drawing] = drawings[id] ?? ['var(--art-mist)', null];
  return (
    <Picture width={376} height={236}>
      <rect width="376" height="236" fill={ground} stroke="none" />
      {drawing}
    </Picture>
  );
}
