import type { ReactNode } from 'react';
import type { Tone } from '@ilera/format';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import styles from './notice.module.css';

/** Props of Notice. */
export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the notice's end. */
  action?: Elements;
  onDismiss?: () => void;
  /** How the notice is announced when it appears: `alert` at once, `status` after the current text. */
  role?: 'alert' | 'status';
  /** Edge to edge, as a strip on top of a page. */
  wide?: boolean;
}

const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const;

/** A message that stays on the page, on the tint of its tone. */
export function Notice({ tone = 'info', title, children, action, onDismiss, role, wide }: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div className={cx(styles.notice, styles[tone], wide && styles.wide)} role={role}>
      <div className={styles.message}>
        <ToneIcon className={styles.icon} />
        <div className={styles.words}>
          {title !== undefined && <div className={styles.title}>{title}</div>}
          {children !== undefined && <div>{children}</div>}
        </div>
      </div>
      {action}
      {onDismiss && (
        <IconButton
          label="Dismiss"
          icon={<CloseIcon />}
          size="small"
          className={styles.dismiss}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}

/** Confirms a completed action. */
export const DoneNotice = ({ children }: Pick<NoticeProps, 'children'>) => (
  <Notice tone="success" role="status">
    {children}
  </Notice>
);
