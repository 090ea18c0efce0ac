import type { PictureProps } from './picture';
import { Picture } from './picture';

/** A skyline over the lagoon: towers, a bridge, palms, and two people at a desk by the window. */
export function LagosOfficeArt(props: PictureProps) {
  return (
    <Picture width={400} height={300} {...props}>
      <rect x="20" y="20" width="360" height="190" rx="14" fill="var(--art-mist)" />
      <circle cx="318" cy="70" r="26" fill="var(--art-warm)" stroke="none" />
      <g fill="var(--art-lilac)">
        <path d="M52 172V92h38v80ZM100 172V62h34v110ZM144 172v-64h44v64Z" />
        <path d="M108 62V48l9-8 9 8v14" />
      </g>
      <path
        d="M62 108h6M74 108h6M62 124h6M74 124h6M62 140h6M74 140h6M112 80h10M112 96h10M112 112h10M112 128h10M156 122h8M170 122h8M156 138h8M170 138h8"
        stroke="var(--art-violet)"
      />
      <path
        d="M188 172c36-34 92-34 150 0M216 172v-18M250 172v-26M286 172v-22M188 172h176"
        stroke="var(--art-violet)"
        fill="none"
      />
      <path
        d="M24 190c18-8 34-8 52 0s34 8 52 0 34-8 52 0 34 8 52 0 34-8 52 0 34 8 52 0 24-6 40-2v10a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12Z"
        fill="var(--art-violet)"
        stroke="none"
      />
      <rect x="20" y="20" width="360" height="190" rx="14" />
      <path d="M200 20v190" />
      <path d="M350 282c2-40 0-66-8-92" strokeWidth="6" stroke="var(--art-skin-deep)" />
      <path
        d="M342 190c-14-14-32-14-46-2 18-4 32-2 46 2Zm0 0c-6-18 0-32 16-40-2 16-6 28-16 40Zm0 0c14-12 30-10 42 4-16-4-28-4-42-4Zm0 0c-16 0-28 12-30 30 10-14 18-22 30-30Z"
        fill="var(--art-paper)"
      />
      <path d="M330 282h40l-5-26h-30Z" fill="var(--art-warm)" />
      <path d="M84 262c-2-44 8-66 36-66s38 22 36 66Z" fill="var(--art-violet)" />
      <path d="M110 196v-14h20v14c-4 8-16 8-20 0Z" fill="var(--art-skin)" />
      <circle cx="120" cy="164" r="22" fill="var(--art-skin)" />
      <path
        d="M98 164c-4-28 16-36 26-32 16-2 22 14 18 30-4-10-14-14-24-12-8 0-14 4-20 14Z"
        fill="var(--art-skin-deep)"
      />
      <path d="M234 262c-2-42 8-62 34-62s36 20 34 62Z" fill="var(--art-sand)" />
      <path d="M258 200v-14h20v14c-4 8-16 8-20 0Z" fill="var(--art-skin)" />
      <circle cx="268" cy="168" r="21" fill="var(--art-skin)" />
      <path d="M244 158c2-22 14-28 26-26 14 0 22 8 22 26-16-8-32-8-48 0Z" fill="var(--art-warm)" />
      <path d="M168 262v-40h58l8 40Z" fill="var(--art-paper)" />
      <path d="M22 262h300v20H22Z" fill="var(--art-paper)" />
      <path d="M40 262v-22h20v22M60 246c10-2 10 10 0 10" fill="var(--art-paper)" />
    </Picture>
  );
}
