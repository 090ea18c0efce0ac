export { VisuallyHidden } from './visually-hidden';
export { BoldText } from './bold-text';
export { EmailText } from './email-text';
export { Head } from './head';
export { ReviewedBy } from './reviewed-by';
export { SkipLink } from './skip-link';
export { OwnTime } from './own-time';
