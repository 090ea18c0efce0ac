export { StructuredData, type Thing } from './structured-data';
export { faqThing } from './faq-thing';
export { reviewFacts } from './review-facts';
export { siteOrigin } from './site-origin';
