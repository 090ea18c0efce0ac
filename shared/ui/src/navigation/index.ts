export { Breadcrumb, type Crumb } from './breadcrumb';
export { SmartLink, type SmartLinkProps } from './smart-link';
export { BackButton } from './back-button';
export { BrandMark } from './brand-mark';
