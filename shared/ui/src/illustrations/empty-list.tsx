import type { PictureProps } from './picture';
import { Picture } from './picture';

/** Being drawn. */
export function EmptyListArt(props: PictureProps) {
  return (
    <Picture width={240} height={180} {...props}>
      <rect x="20" y="20" width="200" height="140" rx="16" fill="var(--art-mist)" />
    </Picture>
  );
}
