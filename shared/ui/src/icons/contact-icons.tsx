import { Clock, Lock, Mail, MessageCircle, Video } from '@lucide/icons';
import { drawIcon, type IconProps } from './draw-icon';

/** Icons for meeting and contacting people. */
export const MailIcon = (props: IconProps) => drawIcon(Mail, props);
export const MessageIcon = (props: IconProps) => drawIcon(MessageCircle, props);
export const SecureIcon = (props: IconProps) => drawIcon(Lock, props);
export const TimeIcon = (props: IconProps) => drawIcon(Clock, props);
export const VideoIcon = (props: IconProps) => drawIcon(Video, props);
