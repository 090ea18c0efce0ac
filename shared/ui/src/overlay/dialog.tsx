import { useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import { CloseIcon } from '../icons';
import { useModalElement } from './use-modal-element';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** Called by Escape, the close button and a press on the backdrop. */
  onClose: () => void;
  children: ReactNode;
  /** A card even on phones, where other dialogs fill the screen. */
  size?: 'small';
  /** Whether there is a close button in the corner; false if the content has one. */
  closeButton?: boolean;
}

/**
 * The frame of every modal: a native dialog, so that the page behind is inert and the focus returns afterwards. Buttons
 * inside take the panel colour.
 */
export function Dialog({ title, onClose, children, size, closeButton = true }: DialogProps) {
  const titleId = useId();
  const dialog = useModalElement(onClose);
  const pressedOnBackdrop = useRef(false);
  // Text selected inside and released outside must not close the dialog, so the press has to begin on the backdrop too.
  const onBackdrop = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop is part of the dialog element; Escape is its key
    <dialog
      ref={dialog}
      className={cx(styles.dialog, size ? styles.small : styles.sheet)}
      aria-labelledby={titleId}
      onMouseDown={(event) => {
        pressedOnBackdrop.current = onBackdrop(event);
      }}
      onClick={(event) => {
        // The second press of a double click was meant for the button that opened the dialog.
        if (pressedOnBackdrop.current && onBackdrop(event) && event.detail < 2) onClose();
      }}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {closeButton && <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
