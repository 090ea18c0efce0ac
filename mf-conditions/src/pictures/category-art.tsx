import { Picture } from '@shared/ui/illustrations/picture';
import type { ReactElement } from 'react';

const art = (ground: string, drawing: ReactElement) => (
  <Picture width={400} height={400}>
    <rect x="20" y="20" width="360" height="360" rx="28" fill={ground} />
    {drawing}
  </Picture>
);

/** The drawing of each category of conditions, for pictures of shared links. */
export const categoryArt = {
  fever: art(
    'var(--art-sand)',
    <>
      <path d="M120 240V102a30 30 0 0 1 60 0v138a56 56 0 1 1-60 0Z" fill="var(--art-paper)" />
      <circle cx="150" cy="288" r="34" fill="var(--art-warm)" stroke="none" />
      <path d="M150 284V138" stroke="var(--art-warm)" strokeWidth="18" />
      <path d="M202 108h24M202 140h14M202 172h24M202 204h14" strokeWidth="5" />
      <path
        d="M290 92v-22M290 188v22M242 140h-22M338 140h22M256 106l-15-15M324 106l15-15M256 174l-15 15M324 174l15 15"
        strokeWidth="6"
      />
      <circle cx="290" cy="140" r="44" fill="var(--art-violet)" />
      <path d="M274 126h0M304 132h0M284 158h0" stroke="var(--art-paper)" strokeWidth="14" />
      <path d="M292 262v-16M292 338v16M252 300h-16M332 300h16" strokeWidth="5" />
      <circle cx="292" cy="300" r="34" fill="var(--art-lilac)" />
      <path d="M280 292h0M302 308h0" strokeWidth="11" />
    </>,
  ),
  stomach: art(
    'var(--art-mist)',
    <>
      <path d="M84 132h132l-16 196H100Z" fill="var(--art-paper)" />
      <path d="m91 196 118 0-9 132H100Z" fill="var(--art-lilac)" />
      <path d="M112 226h0M150 250h0M182 222h0M134 290h0M176 288h0" strokeWidth="8" />
      <path d="m164 190 62-110" strokeWidth="8" stroke="var(--art-violet)" />
      <ellipse cx="232" cy="70" rx="16" ry="24" transform="rotate(30 232 70)" fill="var(--art-violet)" />
      <path d="M246 176h96v152h-96Z" fill="var(--art-warm)" />
      <path d="M246 198h96M246 306h96" strokeDasharray="2 10" />
      <path d="M294 226v52M268 252h52" stroke="var(--art-paper)" strokeWidth="14" />
      <path d="M56 330h296" strokeWidth="5" />
    </>,
  ),
  longTerm: art(
    'var(--art-lilac)',
    <>
      <rect x="60" y="76" width="196" height="150" rx="22" fill="var(--art-paper)" />
      <path d="M80 152h40l18-44 28 88 20-56 10 12h40" stroke="var(--art-warm)" strokeWidth="7" fill="none" />
      <path d="M256 192c62 0 14 74 62 70" stroke="var(--art-violet)" strokeWidth="9" fill="none" />
      <rect x="268" y="72" width="78" height="96" rx="20" fill="var(--art-violet)" />
      <path d="M268 104h78M268 138h78" stroke="var(--art-paper)" />
      <path d="M92 262h84v64a14 14 0 0 1-14 14h-56a14 14 0 0 1-14-14Z" fill="var(--art-warm)" />
      <path d="M104 262v-16a12 12 0 0 1 12-12h36a12 12 0 0 1 12 12v16" fill="var(--art-paper)" />
      <path d="M92 340h-24v-30h24" fill="var(--art-sand)" />
      <rect x="222" y="286" width="116" height="54" rx="27" fill="var(--art-paper)" />
      <path d="M280 286h31a27 27 0 0 1 0 54h-31Z" fill="var(--art-warm)" />
    </>,
  ),
  mind: art(
    'var(--art-violet)',
    <>
      <rect x="206" y="58" width="132" height="142" rx="12" fill="var(--art-line)" />
      <path d="M296 96a38 38 0 1 0 12 58 32 32 0 0 1-12-58Z" fill="var(--art-sand)" />
      <path d="M228 86h0M316 176h0M232 178h0" stroke="var(--art-paper)" strokeWidth="7" />
      <path d="M56 346V186M344 346v-70" strokeWidth="10" />
      <path d="M56 258h288v60H56Z" fill="var(--art-paper)" />
      <rect x="66" y="212" width="98" height="50" rx="22" fill="var(--art-mist)" />
      <circle cx="136" cy="206" r="36" fill="var(--art-skin)" />
      <path
        d="M100 208c-6-46 28-56 48-48 20-2 30 14 24 30-14-12-34-12-46-2-10 2-18 6-26 20Z"
        fill="var(--art-skin-deep)"
      />
      <path d="M134 212c5 4 10 4 14 0M156 210c3 3 6 3 9 0" />
      <path d="M150 258c30-34 92-46 194-22v68H150Z" fill="var(--art-lilac)" />
      <path d="M196 242c10 18 8 40 0 62M262 232c10 22 8 48 0 72" />
      <path
        d="M92 96h30l-30 34h30M140 64h20l-20 24h20"
        stroke="var(--art-paper)"
        strokeWidth="6"
        fill="none"
      />
    </>,
  ),
  skin: art(
    'var(--art-mist)',
    <>
      <rect x="74" y="164" width="112" height="178" rx="20" fill="var(--art-violet)" />
      <path
        d="M112 164v-26h36v26M130 138v-32M88 106h56a14 14 0 0 1 14 14v4"
        fill="var(--art-paper)"
        strokeWidth="5"
      />
      <rect x="92" y="206" width="76" height="84" rx="10" fill="var(--art-paper)" />
      <path d="M130 222c20 24 24 34 24 42a24 24 0 0 1-48 0c0-8 4-18 24-42Z" fill="var(--art-warm)" />
      <path d="m216 116 96 0-14 176h-68Z" fill="var(--art-sand)" />
      <path d="M212 100h104v18H212Z" fill="var(--art-paper)" />
      <path d="M232 292h64v32a10 10 0 0 1-10 10h-44a10 10 0 0 1-10-10Z" fill="var(--art-warm)" />
      <path d="M240 172h48M246 198h36" strokeWidth="6" />
      <path d="M56 344h288" strokeWidth="5" />
      <path d="M334 84h0M350 148h0M64 84h0" stroke="var(--art-warm)" strokeWidth="16" />
    </>,
  ),
  sexual: art(
    'var(--art-sand)',
    <>
      <path d="M52 380c4-92 32-130 84-130s80 38 84 130Z" fill="var(--art-violet)" />
      <path d="M180 380c4-92 32-130 84-130s80 38 84 130Z" fill="var(--art-paper)" />
      <path d="M116 262v-26h40v26l-20 22Z" fill="var(--art-skin)" />
      <path d="M244 262v-26h40v26l-20 22Z" fill="var(--art-skin-deep)" />
      <circle cx="136" cy="196" r="46" fill="var(--art-skin)" />
      <path
        d="M88 198c-8-52 26-72 52-68 28 0 50 22 44 62-18-8-24-22-28-30-24 14-52 10-68 36Z"
        fill="var(--art-line)"
      />
      <circle cx="264" cy="196" r="46" fill="var(--art-skin-deep)" />
      <path
        d="M218 192c-4-44 20-58 46-58s50 14 46 58c-10-26-26-30-46-30s-36 4-46 30Z"
        fill="var(--art-line)"
      />
      <path d="M122 204h0M152 204h0M250 204h0M280 204h0" strokeWidth="7" />
      <path d="M126 222c6 6 14 6 20 0M254 222c6 6 14 6 20 0" />
      <path d="M200 60c-18-22-50 2-26 32l26 26 26-26c24-30-8-54-26-32Z" fill="var(--art-warm)" />
    </>,
  ),
  women: art(
    'var(--art-lilac)',
    <>
      <path d="M60 380c4-96 36-136 96-136s92 40 96 136Z" fill="var(--art-warm)" />
      <path d="M134 258v-30h44v30l-22 24Z" fill="var(--art-skin)" />
      <path
        d="M92 196c-14-70 20-104 64-104s78 34 64 104c-6 26-18 40-28 44v-90h-72v90c-10-4-22-18-28-44Z"
        fill="var(--art-line)"
      />
      <circle cx="156" cy="180" r="48" fill="var(--art-skin)" />
      <path
        d="M108 174c4-34 26-50 48-50s44 16 48 50c-26-6-44-16-54-30-8 16-24 26-42 30Z"
        fill="var(--art-line)"
      />
      <path d="M140 188h0M172 188h0" strokeWidth="7" />
      <path d="M146 206c6 6 14 6 20 0" />
      <rect x="240" y="84" width="112" height="112" rx="14" fill="var(--art-paper)" />
      <path d="M240 116h112M268 74v22M324 74v22" strokeWidth="5" />
      <path d="M264 138h0M288 138h0M328 138h0M264 158h0M310 158h0M264 178h0M288 178h0" strokeWidth="8" />
      <circle cx="310" cy="138" r="11" fill="var(--art-warm)" />
      <path
        d="M300 340v-70M300 316c-22 0-30-12-32-26 20 0 32 8 32 26ZM300 300c22 0 30-12 32-26-20 0-32 8-32 26Z"
        fill="var(--art-mist)"
      />
      <path d="M268 340h64l-8 40h-48Z" fill="var(--art-violet)" />
    </>,
  ),
} as const;
