import type { PictureProps } from './picture';
import { Picture } from './picture';

function Doctor() {
  return (
    <>
      <path d="M150 300c-2-62 22-92 70-92s72 30 70 92Z" fill="var(--art-paper)" />
      <path d="M198 214v-26h44v26l-22 26Z" fill="var(--art-skin)" />
      <path d="m198 214 22 26 22-26 12 6-34 56-34-56Z" fill="var(--art-violet)" />
      <circle cx="220" cy="146" r="42" fill="var(--art-skin)" />
      <path
        d="M176 150c-10-30-2-56 18-62 24-12 56-2 68 20 6 12 6 28 2 42-4-20-16-34-32-38-18 12-40 12-56 38Z"
        fill="var(--art-skin-deep)"
      />
      <circle cx="220" cy="82" r="18" fill="var(--art-skin-deep)" />
      <circle cx="204" cy="152" r="11" fill="var(--art-mist)" fillOpacity=".35" />
      <circle cx="238" cy="152" r="11" fill="var(--art-mist)" fillOpacity=".35" />
      <path d="M215 151h12M205 153h0M238 153h0" strokeWidth="4" />
      <path d="M210 172c6 6 16 6 22 0" />
      <path d="M184 222c-10 20-10 36 4 46M256 222c12 22 8 44-8 50" strokeWidth="5" />
      <circle cx="190" cy="272" r="8" fill="var(--art-warm)" />
    </>
  );
}

/** The hero: a doctor on a phone, the person's question beside it, the price and the time around it. */
export function PhoneDoctorArt(props: PictureProps) {
  return (
    <Picture width={440} height={420} {...props}>
      <path
        d="M36 232c0-112 76-196 190-196s182 70 182 180-66 176-186 176S36 344 36 232Z"
        fill="var(--art-mist)"
        stroke="none"
      />
      <path d="M18 388h404" stroke="var(--art-lilac)" />
      <rect x="118" y="22" width="204" height="378" rx="30" fill="var(--art-line)" />
      <rect x="130" y="36" width="180" height="350" rx="20" fill="var(--art-lilac)" />
      <path d="M130 300V56a20 20 0 0 1 20-20h140a20 20 0 0 1 20 20v244Z" fill="var(--art-lilac)" />
      <Doctor />
      <path d="M130 300h180v66a20 20 0 0 1-20 20H150a20 20 0 0 1-20-20Z" fill="var(--art-violet)" />
      <circle cx="170" cy="344" r="19" fill="var(--art-paper)" />
      <path d="M162 338h10v12h-10ZM172 342l7-4v12l-7-4" fill="var(--art-violet)" stroke="none" />
      <circle cx="220" cy="344" r="19" fill="var(--art-warm)" />
      <path d="M210 348c6-7 14-7 20 0" stroke="var(--art-paper)" strokeWidth="6" />
      <circle cx="270" cy="344" r="19" fill="var(--art-paper)" />
      <path d="M262 338h16v11h-9l-5 5v-5h-2Z" fill="var(--art-violet)" stroke="none" />
      <path d="M198 48h44" stroke="var(--art-line)" strokeWidth="6" />
      <path
        d="M30 128h96a12 12 0 0 1 12 12v42a12 12 0 0 1-12 12H74l-20 20v-20H30a12 12 0 0 1-12-12v-42a12 12 0 0 1 12-12Z"
        fill="var(--art-paper)"
      />
      <path d="M38 150h76M38 170h48" stroke="var(--art-violet)" strokeWidth="5" />
      <path
        d="M322 226h88a12 12 0 0 1 12 12v38a12 12 0 0 1-12 12h-10v20l-20-20h-58a12 12 0 0 1-12-12v-38a12 12 0 0 1 12-12Z"
        fill="var(--art-warm)"
      />
      <path d="M330 248h66M330 266h40" stroke="var(--art-paper)" strokeWidth="5" />
      <circle cx="366" cy="110" r="36" fill="var(--art-paper)" />
      <path d="M366 90v22l14 10" strokeWidth="5" stroke="var(--art-violet)" />
      <path d="M52 388c-6-36 2-62 22-84 16 22 22 50 12 84ZM74 330v58" fill="var(--art-sand)" />
      <path d="M88 388c-2-22 4-38 24-52 8 20 4 38-8 52Z" fill="var(--art-paper)" />
    </Picture>
  );
}
