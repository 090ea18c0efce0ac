import { CalendarPlus, Funnel, Minus, Pause, Play, Plus, Search, Tag } from '@lucide/icons';
import { drawIcon, type IconProps } from './draw-icon';

/** Icons for controls that set, search or play. */
export const AddToCalendarIcon = (props: IconProps) => drawIcon(CalendarPlus, props);
export const CouponIcon = (props: IconProps) => drawIcon(Tag, props);
export const FilterIcon = (props: IconProps) => drawIcon(Funnel, props);
export const MinusIcon = (props: IconProps) => drawIcon(Minus, props);
export const PauseIcon = (props: IconProps) => drawIcon(Pause, props);
export const PlayIcon = (props: IconProps) => drawIcon(Play, props);
export const PlusIcon = (props: IconProps) => drawIcon(Plus, props);
export const SearchIcon = (props: IconProps) => drawIcon(Search, props);
