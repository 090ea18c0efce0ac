import { useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import { CloseIcon } from '../icons';
import { VisuallyHidden } from '../text/visually-hidden';
import { useModalElement } from './use-modal-element';
import styles from './dialog.module.css';

/** Props of Dialog. */
export interface DialogProps {
  title: ReactNode;
  /** Mounted but closed when false. */
  open?: boolean;
  /** Escape, the close button and a press on the backdrop. */
  onClose: () => void;
  children: ReactNode;
  /** Stays visible under the scrolling content. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean;
  /** Whether there is a close button in the corner; off where the content has one. */
  closeButton?: boolean;
  closeLabel?: string;
  /** On phones: `sheet` fills the screen, `card` floats in the middle. A `small` dialog is a card. */
  onPhones?: 'sheet' | 'card';
}

/**
 * The frame of every modal: the browser's own dialog, so that the page behind it is inert and focus returns
 * to where it was. Buttons inside take the panel colour.
 */
export function Dialog({
  title,
  open = true,
  onClose,
  children,
  footer,
  size = 'medium',
  titleHidden,
  closeButton = true,
  closeLabel = 'Close',
  onPhones = size === 'small' ? 'card' : 'sheet',
}: DialogProps) {
  const titleId = useId();
  const dialog = useModalElement(open, onClose);
  const pressedOnBackdrop = useRef(false);
  // Text selected inside and released outside must not close, so the press has to begin on the backdrop too.
  const onBackdrop = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop is part of the dialog element; Escape is its key
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[size], styles[onPhones])}
      aria-labelledby={titleId}
      onMouseDown={(event) => {
        pressedOnBackdrop.current = onBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedOnBackdrop.current && onBackdrop(event)) onClose();
      }}
    >
      <div className={styles.frame}>
        <header className={cx(styles.header, titleHidden && !closeButton && styles.bare)}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </h2>
          {closeButton && <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />}
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
