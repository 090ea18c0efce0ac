export { Button, buttonClass, type ButtonLook, type ButtonProps } from './button';
export { LinkButton, type LinkButtonProps } from './link-button';
export { IconButton, type IconButtonProps } from './icon-button';
export { ShareButtons } from './share-buttons';
export { BackButton } from './back-button';
