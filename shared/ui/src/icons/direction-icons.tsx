import { ArrowRight, ChevronDown, ChevronLeft, ChevronRight } from '@lucide/icons';
import { drawIcon, type IconProps } from './draw-icon';

/** Icons for moving forward or back. */
export const BackIcon = (props: IconProps) => drawIcon(ChevronLeft, props);
export const DownIcon = (props: IconProps) => drawIcon(ChevronDown, props);
export const ForwardIcon = (props: IconProps) => drawIcon(ArrowRight, props);
export const NextIcon = (props: IconProps) => drawIcon(ChevronRight, props);
