import { Download, Eye, FileText, Pencil, Trash2, UserPlus } from '@lucide/icons';
import { drawIcon, type IconProps } from './draw-icon';

/** Icons for actions on a document or an entry. */
export const AddPersonIcon = (props: IconProps) => drawIcon(UserPlus, props);
export const DeleteIcon = (props: IconProps) => drawIcon(Trash2, props);
export const DocumentIcon = (props: IconProps) => drawIcon(FileText, props);
export const DownloadIcon = (props: IconProps) => drawIcon(Download, props);
export const EditIcon = (props: IconProps) => drawIcon(Pencil, props);
export const ViewIcon = (props: IconProps) => drawIcon(Eye, props);
