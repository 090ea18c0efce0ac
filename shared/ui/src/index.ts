/** UI primitives of the site. See README.md for names and props. */
// Named exports: for an `export *` webpack reads every source, used or not.
export { Button, type ButtonLook, type ButtonProps } from './actions/button';
export { Buttons } from './actions/buttons';
export { ActionButton } from './actions/action-button';
export { ConfirmButton } from './actions/confirm-button';
export { SaveButton } from './actions/save-button';
export { IconButton } from './actions/icon-button';
export { ShareButtons } from './actions/share-buttons';
export { BackButton } from './actions/back-button';
export { CalendarButton } from './actions/calendar-button';
export { Field } from './fields/field';
export { TextArea, TextInput } from './fields/text-input';
export type { SelectOption } from './fields/select';
export { PasswordField, PhoneField, SelectField, TextAreaField, TextField } from './fields/labelled-fields';
export { Checkbox } from './fields/checkbox';
export { ChoiceCards, RadioGroup, type Choice } from './fields/choice-cards';
export { SearchForm } from './fields/search-form';
export { Counter } from './fields/counter';
export { type Control, heldValue, isChoice, isComposing, isEdited, showValue } from './fields/control';
export { StrengthMeter } from './fields/strength-meter';
export { ErrorLine } from './feedback/error-line';
export { DoneNotice, Notice, type NoticeProps } from './feedback/notice';
export { Spinner } from './feedback/spinner';
export { Loader } from './feedback/loader';
export { Skeleton, SkeletonGroup } from './feedback/skeleton';
export { EmptyState } from './feedback/empty-state';
export { FailedState } from './feedback/failed-state';
export { Loaded } from './feedback/loaded';
export { Dialog } from './overlay/dialog';
export { useModalElement } from './overlay/use-modal-element';
export { Tabs } from './disclosure/tabs';
export { Accordion } from './disclosure/accordion';
export { Table, type TableColumn } from './data/table';
export { Paged, type PageOfRows } from './data/paged';
export { PagedList } from './data/paged-list';
export { Badge, StatusPill } from './data/badge';
export { type Fact, FactList } from './data/fact-list';
export { MedicineList } from './data/medicine-list';
export { FewRows } from './data/few-rows';
export { Price } from './data/price';
export { Avatar } from './data/avatar';
export { ChipGroup } from './data/chip-group';
export { VisuallyHidden } from './text/visually-hidden';
export { Small } from './text/small';
export { CheckList } from './text/check-list';
export { EmailText } from './text/email-text';
export { Head } from './text/head';
export { NotFoundTags } from './text/not-found-tags';
export { SupportEmail } from './text/support-email';
export { ReviewedBy } from './text/reviewed-by';
export { BoldText, Sentence } from './text/marked-text';
export { SkipLink } from './text/skip-link';
export { OwnTime, VisitTime } from './text/own-time';
export {
  faqThing,
  reviewFacts,
  siteOrigin,
  StructuredData,
  type Thing,
} from './structured-data/structured-data';
export { Container } from './layout/container';
export { Region } from './layout/region';
export { Section } from './layout/section';
export { Stack } from './layout/stack';
export { Card, Panel } from './layout/card';
export { PageHeading } from './layout/page-heading';
export { BelowTheFold, Fold } from './layout/below-the-fold';
export { Reveal } from './layout/reveal';
export { Breadcrumb } from './navigation/breadcrumb';
export { SmartLink } from './navigation/smart-link';
export { BrandMark } from './navigation/brand-mark';
export { useQueryState } from './hooks/use-query-state';
export { useIsNarrow, useIsWide, useMediaQuery } from './hooks/use-media-query';
export { lazyComponent, untilLoaded } from './until-loaded';
export { keepFocus, takeFocus } from './focus';
export { useDebounced } from './hooks/use-debounced';
export { useSearchText } from './hooks/use-search-text';
export { useIsHydrating } from './hooks/use-is-hydrating';
export { useSignedIn } from './hooks/use-signed-in';
export * from './icons';
export { copyText } from './files/copy-text';
export { saveFile, useFileAddress } from './files/object-url';
export { cx } from './cx';
export type { Elements } from '@ilera/runtime';
