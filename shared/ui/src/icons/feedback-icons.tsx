import { Check, CircleAlert, CircleCheck, Info, RotateCw, TriangleAlert, X } from '@lucide/icons';
import { drawIcon, type IconProps } from './draw-icon';

/** Icons for outcomes, and for closing or repeating. */
export const CheckIcon = (props: IconProps) => drawIcon(Check, props);
export const CloseIcon = (props: IconProps) => drawIcon(X, props);
export const ErrorIcon = (props: IconProps) => drawIcon(CircleAlert, props);
export const InfoIcon = (props: IconProps) => drawIcon(Info, props);
export const RetryIcon = (props: IconProps) => drawIcon(RotateCw, props);
export const SuccessIcon = (props: IconProps) => drawIcon(CircleCheck, props);
export const WarningIcon = (props: IconProps) => drawIcon(TriangleAlert, props);
