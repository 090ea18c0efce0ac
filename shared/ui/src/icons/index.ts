/**
 * One icon set, named by meaning. All are decoration beside a text. They stand in files by use, because a page loads
 * whole files.
 */
export * from './brand-icons';
export * from './contact-icons';
export * from './control-icons';
export * from './direction-icons';
export * from './feedback-icons';
export * from './place-icons';
export * from './record-icons';
export * from './social-icon';
