import { Picture, type PictureProps } from '@ilera/ui/illustrations/picture';
import { DoctorOnScreen, WomanAtTable } from './home-call-people';

/** A woman at her table in Lagos at dusk, and the doctor she is talking to. */
export function HomeCallArt(props: PictureProps) {
  return (
    <Picture width={620} height={560} {...props}>
      <path d="M30 96a36 36 0 0 1 36-36h488a36 36 0 0 1 36 36v404H30Z" fill="var(--art-mist)" stroke="none" />
      <LagosWindow />
      <WomanAtTable />
      <DoctorOnScreen />
      <path d="M8 500h604" />
    </Picture>
  );
}

/** The window behind the table: evening sun, the bridge, roofs and a yellow bus. */
function LagosWindow() {
  return (
    <g>
      <rect x="78" y="96" width="262" height="196" rx="10" fill="var(--art-lilac)" />
      <circle cx="270" cy="158" r="32" fill="var(--art-sand)" stroke="none" />
      <g fill="var(--art-violet)" stroke="none">
        <path d="M80 236v-46h26v-24h30v38h20v-66h34v98Z" />
        <path d="M286 236v-58l20-16 20 16v58Z" opacity=".7" />
      </g>
      <g stroke="var(--art-mist)" strokeWidth="2.5">
        <path d="M116 178h10M116 190h10M166 152h12M166 164h12M166 176h12M166 188h12" />
      </g>
      <path d="M80 238h258v44a8 8 0 0 1-8 8H88a8 8 0 0 1-8-8Z" fill="var(--art-sand)" stroke="none" />
      <path d="M80 238h258" />
      <path d="M100 238v22M150 238v22M200 238v22M250 238v22M300 238v22" strokeWidth="2.5" />
      <g transform="translate(-108 0)">
        <path d="M208 216h54a6 6 0 0 1 6 6v14h-66v-14a6 6 0 0 1 6-6Z" fill="var(--art-warm)" />
        <path d="M203 227h64" strokeWidth="2" />
        <circle cx="217" cy="238" r="5.5" fill="var(--art-line)" stroke="none" />
        <circle cx="254" cy="238" r="5.5" fill="var(--art-line)" stroke="none" />
      </g>
      <path d="M209 96v196" />
      <rect x="78" y="96" width="262" height="196" rx="10" />
      <path d="M64 292h290" strokeWidth="5" />
      <path
        d="M64 88h302M78 90c4 60 2 120-18 196h-8V92a4 4 0 0 1 4-4M344 90c-2 60 0 120 16 196h10V92a4 4 0 0 0-4-4"
        fill="var(--art-paper)"
      />
    </g>
  );
}
