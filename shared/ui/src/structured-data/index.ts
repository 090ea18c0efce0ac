export { StructuredData, type Thing } from './structured-data';
export { faqThing } from './faq-thing';
export { siteOrigin } from './site-origin';
