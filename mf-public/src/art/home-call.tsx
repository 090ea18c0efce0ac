import { Picture, type PictureProps } from '@shared/ui/illustrations/picture';
import { DoctorOnScreen } from './doctor-on-screen';
import { LagosWindow } from './lagos-window';
import { WomanAtTable } from './woman-at-table';

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
