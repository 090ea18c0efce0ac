export { VisuallyHidden } from './visually-hidden';
export { BoldText } from './bold-text';
export { EmailText } from './email-text';
export { Head } from './head';
export { SkipLink } from './skip-link';
export { OwnTime } from './own-time';
