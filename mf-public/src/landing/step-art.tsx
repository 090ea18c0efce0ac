import { Picture } from '@shared/ui/illustrations/picture';
import type { ReactNode } from 'react';
import type { StepId } from './steps.words';

const ground = <path d="M20 252h340" />;

/** A drawing for each step of the way. */
export const stepArt: Record<StepId, ReactNode> = {
  visit: (
    <Picture width={380} height={270}>
      <rect x="60" y="36" width="260" height="178" rx="14" fill="var(--art-paper)" />
      <path d="M60 50a14 14 0 0 1 14-14h232a14 14 0 0 1 14 14v20H60Z" fill="var(--art-lilac)" />
      <path d="M78 53h.1M92 53h.1M106 53h.1" strokeWidth="7" />
      <path d="M84 98h96M84 118h70" strokeWidth="8" />
      <rect x="84" y="142" width="74" height="26" rx="6" fill="var(--art-violet)" />
      <rect x="206" y="88" width="92" height="104" rx="8" fill="var(--art-mist)" />
      <circle cx="252" cy="122" r="16" fill="var(--art-skin)" />
      <path d="M224 192c0-32 10-44 28-44s28 12 28 44Z" fill="var(--art-warm)" />
      <path d="M40 214h300l-14 26a10 10 0 0 1-9 6H63a10 10 0 0 1-9-6Z" fill="var(--art-sand)" />
      <path d="M134 176l6 30 9-10 12 14 8-7-12-13 12-5Z" fill="var(--art-paper)" />
    </Picture>
  ),
  select: (
    <Picture width={380} height={270}>
      {ground}
      <rect x="36" y="70" width="92" height="150" rx="10" fill="var(--art-mist)" />
      <rect x="252" y="70" width="92" height="150" rx="10" fill="var(--art-mist)" />
      <rect x="132" y="36" width="116" height="200" rx="12" fill="var(--art-paper)" />
      <path d="M132 48a12 12 0 0 1 12-12h92a12 12 0 0 1 12 12v26H132Z" fill="var(--art-violet)" />
      <path d="M52 94h44M268 94h44" strokeWidth="8" />
      <path
        d="M52 122h60M52 142h60M52 162h40M268 122h60M268 142h60M268 162h40"
        strokeWidth="4"
        opacity=".5"
      />
      <path d="M150 100h50" strokeWidth="9" />
      <path
        d="m150 130 6 6 10-12M150 156l6 6 10-12M150 182l6 6 10-12"
        stroke="var(--art-warm)"
        strokeWidth="4"
      />
      <path d="M178 132h52M178 158h52M178 184h34" strokeWidth="4" opacity=".6" />
      <rect x="150" y="204" width="80" height="20" rx="5" fill="var(--art-warm)" />
    </Picture>
  ),
  pay: (
    <Picture width={380} height={270}>
      {ground}
      <rect
        x="48"
        y="78"
        width="206"
        height="128"
        rx="14"
        fill="var(--art-violet)"
        transform="rotate(-7 151 142)"
      />
      <path d="M43 122 248 97" stroke="var(--art-line)" strokeWidth="22" strokeLinecap="butt" />
      <path d="m66 180 62-8" stroke="var(--art-paper)" strokeWidth="8" />
      <rect
        x="60"
        y="138"
        width="34"
        height="24"
        rx="5"
        fill="var(--art-warm)"
        transform="rotate(-7 77 150)"
      />
      <path d="M204 130h124a10 10 0 0 1 10 10v92H194v-92a10 10 0 0 1 10-10Z" fill="var(--art-paper)" />
      <path d="m196 138 70 50 70-50" />
      <path d="M194 232h144v8a10 10 0 0 1-10 10H204a10 10 0 0 1-10-10Z" fill="var(--art-sand)" />
      <circle cx="334" cy="124" r="24" fill="var(--art-warm)" />
      <path d="m324 124 8 8 14-16" strokeWidth="4.5" />
    </Picture>
  ),
  access: (
    <Picture width={380} height={270}>
      {ground}
      <path d="M214 252V92h132v160Z" fill="var(--art-lilac)" />
      <path d="M200 92h160l-16-32H216Z" fill="var(--art-violet)" />
      <path d="M280 118v34M263 135h34" stroke="var(--art-warm)" strokeWidth="10" />
      <path d="M258 252v-68h44v68Z" fill="var(--art-paper)" />
      <path d="M230 180h14v26h-14ZM316 180h14v26h-14Z" fill="var(--art-paper)" />
      <circle cx="112" cy="96" r="28" fill="var(--art-skin)" />
      <path
        d="M84 96c-4-32 10-44 28-44s32 12 28 44c-8-14-12-20-28-20s-20 6-28 20Z"
        fill="var(--art-skin-deep)"
      />
      <path d="M60 252c0-82 16-116 52-116s52 34 52 116Z" fill="var(--art-paper)" />
      <path d="m96 138 16 26 16-26" fill="var(--art-mist)" />
      <path d="M92 142c-8 44 4 58 18 58s18-14 16-26" stroke="var(--art-violet)" />
      <circle cx="127" cy="168" r="6" fill="var(--art-warm)" />
      <path d="M102 100h.1M122 100h.1" strokeWidth="5" />
      <path d="M104 112q8 6 16 0" strokeWidth="2.5" />
    </Picture>
  ),
};
