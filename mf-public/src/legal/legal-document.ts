/** One numbered section of a legal document. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** After the paragraphs. */
  items?: readonly string[];
  /** After the list. */
  closing?: string;
}

/** A whole document. */
export interface LegalDocument {
  title: string;
  /** `yyyy-mm-dd`. */
  updated: string;
  /** For search engines. */
  description: string;
  intro: string;
  sections: readonly LegalSection[];
}
