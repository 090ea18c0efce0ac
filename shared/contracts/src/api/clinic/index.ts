/** The clinic: who works there, the visits, what they leave for people, and when it is open. */
export * from './care';
export * from './claims';
export * from './hours';
export * from './sales';
export * from './staff';
export * from './support';
export * from './visits';
