/** What is loaded with the first file of a claim. */
export { EvidenceList } from './evidence-list';
export { prepareEvidence } from './prepare-evidence';
