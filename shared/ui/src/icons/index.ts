/**
 * One icon set, named by meaning. All icons are decoration beside a text. Files are grouped by use, because a page
 * loads complete files.
 */
export * from './brand-icons';
export * from './contact-icons';
export * from './control-icons';
export * from './direction-icons';
export * from './feedback-icons';
export * from './place-icons';
export * from './record-icons';
export * from './social-icon';
