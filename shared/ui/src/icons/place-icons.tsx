import { Bell, History, House, LogOut, Menu, Settings, ShieldCheck, Stethoscope } from '@lucide/icons';
import { drawIcon, type IconProps } from './draw-icon';

/** Icons for parts of the site and entries of its menu. */
export const CoverIcon = (props: IconProps) => drawIcon(ShieldCheck, props);
export const DoctorIcon = (props: IconProps) => drawIcon(Stethoscope, props);
export const HistoryIcon = (props: IconProps) => drawIcon(History, props);
export const HomeIcon = (props: IconProps) => drawIcon(House, props);
export const LogoutIcon = (props: IconProps) => drawIcon(LogOut, props);
export const MenuIcon = (props: IconProps) => drawIcon(Menu, props);
export const NotificationIcon = (props: IconProps) => drawIcon(Bell, props);
export const SettingsIcon = (props: IconProps) => drawIcon(Settings, props);
