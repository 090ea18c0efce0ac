export { Container } from './container';
export { Section, type SectionProps } from './section';
export { Stack, type StackProps } from './stack';
export { Card, Panel, type CardProps, type PanelProps } from './card';
export { PageHeading, type PageHeadingProps } from './page-heading';
export { BelowTheFold } from './below-the-fold';
export { Reveal, type RevealProps } from './reveal';
