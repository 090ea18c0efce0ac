import { Picture } from '@ilera/ui/illustrations/picture';

/** A clinician at her desk at home: a laptop with a patient on it, a calendar on the wall, a plant. */
export function WardRoundArt() {
  return (
    <Picture width={560} height={440}>
      <rect x="60" y="40" width="150" height="132" rx="12" fill="var(--art-paper)" />
      <path d="M60 52a12 12 0 0 1 12-12h126a12 12 0 0 1 12 12v20H60Z" fill="var(--art-warm)" />
      <path d="M96 30v20M174 30v20" strokeWidth="5" />
      <path
        d="M84 96h.1M110 96h.1M136 96h.1M162 96h.1M186 96h.1M84 122h.1M110 122h.1M162 122h.1M186 122h.1M84 148h.1M110 148h.1M136 148h.1"
        strokeWidth="10"
        stroke="var(--art-lilac)"
      />
      <path d="m128 121 7 7 14-15" stroke="var(--art-violet)" strokeWidth="6" />
      <path d="M188 366c2-90 22-132 66-144l28-8h36l28 8c44 12 62 54 66 144Z" fill="var(--art-paper)" />
      <path d="M278 216l22 40 22-40-6-30h-32Z" fill="var(--art-skin)" />
      <path d="M276 218c-8 20-12 62-8 148M326 218c8 20 12 62 8 148" strokeWidth="2.5" />
      <path d="M278 216l22 54 22-54 14 6c-4 40-14 78-36 104-22-26-32-64-36-104Z" fill="var(--art-violet)" />
      <path d="M256 148c0-34 16-52 44-52s44 18 44 52c0 40-18 66-44 66s-44-26-44-66Z" fill="var(--art-skin)" />
      <path
        d="M250 178c-22-10-26-40-14-62 6-34 34-52 64-52s58 18 64 52c12 22 8 52-14 62-4-24-8-40-18-54-22 4-46 0-60-12-10 14-18 34-22 66Z"
        fill="var(--art-skin-deep)"
      />
      <circle cx="300" cy="54" r="22" fill="var(--art-skin-deep)" />
      <path d="M280 156h.1M320 156h.1" strokeWidth="6" />
      <path d="M272 144q8-5 15-1M313 143q7-4 15 1" strokeWidth="2.5" />
      <path d="M286 186q14 12 28 0" />
      <path d="M262 232c-10 44 0 64 20 64s26-16 24-34" stroke="var(--art-warm)" strokeWidth="4" />
      <circle cx="306" cy="254" r="8" fill="var(--art-warm)" />
      <path d="M214 366l14-96a12 12 0 0 1 12-10h172a12 12 0 0 1 12 14l-14 92Z" fill="var(--art-line)" />
      <circle cx="322" cy="312" r="12" fill="var(--art-mist)" stroke="none" />
      <rect x="40" y="366" width="480" height="18" rx="6" fill="var(--art-sand)" />
      <path d="M84 384v40M476 384v40M20 424h520" />
      <path d="M452 366v-40h44v40Z" fill="var(--art-warm)" />
      <path
        d="M474 326c-4-30-24-40-34-40 0 22 14 38 34 40ZM474 326c0-36 16-56 34-60 4 26-10 52-34 60ZM474 326c-6-34-4-62 4-76 12 22 10 54-4 76Z"
        fill="var(--art-violet)"
      />
      <path d="M96 366v-30h40v30ZM136 342h8a7 7 0 0 1 0 16h-8" fill="var(--art-lilac)" />
    </Picture>
  );
}
