import { brand } from '@shared/contracts';
import { Notice } from '@shared/ui';
import { words } from './invite.words';

interface Props {
  /** Whether the button was pressed. */
  pressed: boolean;
}

/** Without invitations the panel says that it sends none, before the press and after it (R4.75). */
export function NothingIsSent({ pressed }: Props) {
  return (
    <>
      <Notice tone="neutral">{words.notSentFromHere}</Notice>
      <div role="status">
        {pressed && (
          <Notice tone="warning" title={words.nothingSent}>
            {words.askUs}{' '}
            <a
              translate="no"
              href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(words.mailSubject)}`}
            >
              {brand.supportEmail}
            </a>
            .
          </Notice>
        )}
      </div>
    </>
  );
}
