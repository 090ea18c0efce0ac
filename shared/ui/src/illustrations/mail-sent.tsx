import type { PictureProps } from './picture';
import { Picture } from './picture';

/** An open envelope and a letter with a tick. */
export function MailSentArt(props: PictureProps) {
  return (
    <Picture width={240} height={180} {...props}>
      <ellipse cx="120" cy="166" rx="84" ry="7" fill="var(--art-mist)" stroke="none" />
      <path d="M48 78 120 26l72 52v72a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z" fill="var(--art-lilac)" />
      <path d="M70 44h100v66l-50 30-50-30Z" fill="var(--art-paper)" />
      <path d="M86 62h46M86 78h68" stroke="var(--art-violet)" />
      <path d="M48 80v70a8 8 0 0 0 8 8h128a8 8 0 0 0 8-8V80l-72 46Z" fill="var(--art-violet)" />
      <path d="m52 155 50-40M188 155l-50-40" />
      <circle cx="184" cy="52" r="24" fill="var(--art-warm)" />
      <path d="m173 53 8 8 15-17" stroke="var(--art-paper)" strokeWidth="5" />
      <path d="M30 52c-6-2-12 0-15 5M34 34l-8-7M216 92l10 3" stroke="var(--art-violet)" />
    </Picture>
  );
}
