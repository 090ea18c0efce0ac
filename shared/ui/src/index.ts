/** UI primitives of the site. See README.md for names and props. */
export * from './actions';
export * from './fields';
export * from './feedback';
export * from './overlay';
export * from './disclosure';
export * from './data';
export * from './text';
export * from './structured-data';
export * from './layout';
export * from './navigation';
export * from './hooks';
export * from './icons';
export * from './files';
export { cx } from './cx';
