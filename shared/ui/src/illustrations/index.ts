export { PharmacyCounterArt } from './pharmacy-counter';
export { FamilyHomeArt } from './family-home';
export { LagosOfficeArt } from './lagos-office';
export { ConsultChatArt } from './consult-chat';
export { CalendarBookedArt } from './calendar-booked';
export { EmptyListArt } from './empty-list';
export { MailSentArt } from './mail-sent';
export type { PictureProps } from './picture';
