import { findUrgent } from '@shared/contracts/health-search';
import { LinkButton } from '@shared/ui';
import { words } from './urgent.words';

/** The call to 112, where a text names an emergency. */
export function UrgentNotice({ text, className }: { text: string; className?: string | undefined }) {
  const urgency = findUrgent(text);
  if (!urgency) return null;
  return (
    <div role="alert" className={className}>
      <p>
        <strong>{words[urgency].title}</strong>
      </p>
      <p>{words[urgency].text}</p>
      <LinkButton href="tel:112" size="large" variant="danger">
        {words.call}
      </LinkButton>
    </div>
  );
}
