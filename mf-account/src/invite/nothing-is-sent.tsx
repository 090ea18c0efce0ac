import { brand } from '@shared/contracts';
import { Notice } from '@shared/ui';

const subject = 'Please add people to my plan';

interface Props {
  /** Whether the button was pressed. */
  pressed: boolean;
}

/** Without invitations the panel says that it sends none, before the press and after it (R4.75). */
export function NothingIsSent({ pressed }: Props) {
  return (
    <>
      <Notice tone="neutral">
        Invitations are not sent from here yet. What you enter stays in this window and is not kept.
      </Notice>
      <div role="status">
        {pressed && (
          <Notice tone="warning" title="Nothing was sent">
            Please ask us to add people for you until invitations work here:{' '}
            <a href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`}>
              {brand.supportEmail}
            </a>
            .
          </Notice>
        )}
      </div>
    </>
  );
}
