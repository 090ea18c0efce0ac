import type { PictureProps } from './picture';
import { Picture } from './picture';

/** A pharmacist behind a counter, with rows of bottles and a cross in the site's colours. */
export function PharmacyCounterArt(props: PictureProps) {
  return (
    <Picture width={400} height={300} {...props}>
      <rect x="24" y="20" width="352" height="190" rx="14" fill="var(--art-mist)" />
      <path d="M44 92h116M44 150h116M244 92h116M244 150h116" strokeWidth="4" />
      <g>
        <path d="M56 92V64h20v28ZM60 64v-8h12v8" fill="var(--art-violet)" />
        <path d="M86 92V70h26v22Z" fill="var(--art-sand)" />
        <path d="M122 92V58h22v34ZM126 58v-8h14v8" fill="var(--art-paper)" />
        <path d="M54 150v-24h30v24Z" fill="var(--art-lilac)" />
        <path d="M94 150v-34h18v34ZM97 116v-7h12v7" fill="var(--art-warm)" />
        <path d="M122 150v-20h28v20Z" fill="var(--art-paper)" />
        <path d="M256 92V66h30v26Z" fill="var(--art-lilac)" />
        <path d="M296 92V58h20v34ZM300 58v-8h12v8" fill="var(--art-warm)" />
        <path d="M326 92V72h24v20Z" fill="var(--art-paper)" />
        <path d="M256 150v-34h20v34ZM259 116v-7h14v7" fill="var(--art-paper)" />
        <path d="M286 150v-22h26v22Z" fill="var(--art-violet)" />
        <path d="M322 150v-28h20v28ZM325 122v-7h14v7" fill="var(--art-sand)" />
      </g>
      <path d="M66 78h0M128 74h10M264 80h14M300 76h12" stroke="var(--art-line)" strokeWidth="4" />
      <path d="M142 226c-4-56 16-84 58-84s62 28 58 84Z" fill="var(--art-paper)" />
      <path d="M182 146v-20h36v20l-18 22Z" fill="var(--art-skin)" />
      <path d="m182 146 18 22 18-22 10 4-28 40-28-40Z" fill="var(--art-violet)" />
      <circle cx="200" cy="98" r="34" fill="var(--art-skin)" />
      <path
        d="M164 100c-8-46 22-58 40-54 28-2 40 24 32 54-4-16-12-26-24-28-18 6-38 4-48 28Z"
        fill="var(--art-skin-deep)"
      />
      <path d="M188 104h0M214 104h0" strokeWidth="6" />
      <path d="M192 117c5 5 13 5 18 0" />
      <path d="M226 184h20M236 174v20" stroke="var(--art-warm)" strokeWidth="6" />
      <rect x="12" y="222" width="376" height="62" rx="8" fill="var(--art-violet)" />
      <path d="M12 240h376" />
      <path d="M292 222v-34h46v34Z" fill="var(--art-sand)" />
      <path d="M304 188c0-16 22-16 22 0" fill="none" />
      <path d="M309 205h12M315 199v12" stroke="var(--art-violet)" strokeWidth="4" />
      <path d="M62 222v-16h54v16Z" fill="var(--art-paper)" />
      <path d="M74 214h30" stroke="var(--art-violet)" />
      <path d="M188 262h24M200 250v24" stroke="var(--art-paper)" strokeWidth="8" />
    </Picture>
  );
}
