/** UI primitives of the site. See README.md for names and props. */
// Components by their names: of an `export *` webpack reads every source, whether or not somebody uses it.
export {
  Button,
  buttonClass,
  type ButtonLook,
  type ButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './actions/button';
export { IconButton, type IconButtonProps } from './actions/icon-button';
export { ShareButtons } from './actions/share-buttons';
export { BackButton } from './actions/back-button';
export { Field, type FieldLook, type FieldProps } from './fields/field';
export { useFieldControl } from './fields/field-context';
export { TextInput, TextArea } from './fields/text-input';
export { PasswordInput, type PasswordInputProps } from './fields/password-input';
export { Select, type SelectOption, type SelectProps } from './fields/select';
export { PhoneInput, type PhoneInputProps } from './fields/phone-input';
export { PasswordField, PhoneField, SelectField, TextAreaField, TextField } from './fields/labelled-fields';
export { Checkbox, type CheckboxProps } from './fields/checkbox';
export { ChoiceCards, RadioGroup, type Choice, type ChoiceProps } from './fields/choice-cards';
export { Counter, type CounterProps } from './fields/counter';
export { StrengthMeter } from './fields/strength-meter';
export { passwordStrength } from './fields/password-strength';
export { ErrorLine, type ErrorLineProps } from './feedback/error-line';
export { Banner, Notice, type NoticeProps } from './feedback/notice';
export { Spinner, type SpinnerProps } from './feedback/spinner';
export { Loader, type LoaderProps } from './feedback/loader';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './feedback/skeleton';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { FailedState, type FailedStateProps } from './feedback/failed-state';
export { Dialog, type DialogProps } from './overlay/dialog';
export { Tabs, type Tab, type TabsProps } from './disclosure/tabs';
export { Accordion, type AccordionItem, type AccordionProps } from './disclosure/accordion';
export { Table, type TableColumn, type TableProps } from './data/table';
export { Pagination, type PaginationProps } from './data/pagination';
export { Badge, StatusPill } from './data/badge';
export { Price, type PriceProps } from './data/price';
export { Avatar } from './data/avatar';
export { Chip, ChipGroup, type ChipGroupProps } from './data/chip-group';
export { VisuallyHidden } from './text/visually-hidden';
export { BoldText, EmailText, Sentence } from './text/sentence';
export { Head, NotFoundTags } from './text/head';
export { ReviewedBy } from './text/reviewed-by';
export { SkipLink } from './text/skip-link';
export { OwnTime } from './text/own-time';
export {
  StructuredData,
  type Thing,
  faqThing,
  reviewFacts,
  siteOrigin,
} from './structured-data/structured-data';
export { Container } from './layout/container';
export { Section, type SectionProps } from './layout/section';
export { Stack, type StackProps } from './layout/stack';
export { Card, Panel, type CardProps, type PanelProps } from './layout/card';
export { PageHeading, type PageHeadingProps } from './layout/page-heading';
export { BelowTheFold } from './layout/below-the-fold';
export { Reveal, type RevealProps } from './layout/reveal';
export { Breadcrumb, type Crumb } from './navigation/breadcrumb';
export { SmartLink, type SmartLinkProps } from './navigation/smart-link';
export { BrandMark } from './navigation/brand-mark';
export { breakpoints, useIsNarrow, useIsWide, useWidth, useMediaQuery } from './hooks/use-media-query';
export { untilLoaded } from './hooks/until-loaded';
export { useDebounced } from './hooks/use-debounced';
export { useReveal, revealOffset, type RevealState } from './hooks/use-reveal';
export { useLeaveForPayment } from './hooks/use-leave-for-payment';
export { useIsHydrating, useSignedIn } from './hooks/use-is-hydrating';
export * from './icons';
export { copyText } from './files/copy-text';
export { saveCalendarFile, saveFile } from './files/save-file';
export { cx } from './cx';
export type { Elements } from '@shared/runtime';
