export { Breadcrumb, type Crumb } from './breadcrumb';
export { SmartLink, type SmartLinkProps } from './smart-link';
export { BrandMark } from './brand-mark';
